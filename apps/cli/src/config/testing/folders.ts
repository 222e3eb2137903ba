// Folders of `bip config` in tests: what is in them, and changes of a file in the form that the program writes.
import { createHash } from 'node:crypto';
import { mkdirSync, openAsBlob, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument } from 'yaml';

/** The contents of a folder by name. */
export function contentsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const files = names.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'base64')]));
}

export function editText(folder: string, name: string, change: (text: string) => string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing changed in ${name}`);
  writeFileSync(file, changed);
}

export const editYaml = (folder: string, name: string, change: (document: Document) => void): void =>
  editText(folder, name, (text) => {
    const document = parseDocument(text);
    change(document);
    return document.toString({ lineWidth: 0 });
  });

const pictures = path.resolve(import.meta.dirname, '../../../../api/src/application/help/obrazy');

export const helpPicture = (name: string) => path.join(pictures, name);

/** A picture of the help, as a form sends it. */
export const picturePart = (name: string): Promise<Blob> => openAsBlob(helpPicture(name), { type: 'image/png' });

/** Puts a file into the folder under the name that an export gives it. */
function stored(folder: string, content: Buffer, extension: string): string {
  const name = `pliki/${createHash('sha256').update(content).digest('hex').slice(0, 20)}${extension}`;
  mkdirSync(path.join(folder, 'pliki'), { recursive: true });
  writeFileSync(path.join(folder, name), content);
  return name;
}

/** A picture of the help, as a record names it. */
function picture(folder: string, name: string, width: number, height: number) {
  const file = stored(folder, readFileSync(helpPicture(name)), '.png');
  return { file, name, crop: { unit: 'px', x: 10, y: 10, width, height } };
}

/** A bulletin that another office can take over: it leads to no articles. */
export function completeBulletin(folder: string): void {
  editYaml(folder, 'footers.yaml', (document) => {
    for (const code of ['EN', 'PL', 'UA']) document.setIn([code, 'footerElements', 3, 'content', 'links'], []);
  });
}

/** Pictures of a banner and a tile, a photo and a manual; the demo has its own graphics. */
export function addFiles(folder: string): void {
  editYaml(folder, 'banners.yaml', (document) =>
    document.setIn([0, 'file'], picture(folder, 'archiwum.png', 300, 105)),
  );
  editYaml(folder, 'tiles.yaml', (document) => document.setIn([0, 'file'], picture(folder, 'grafiki.png', 200, 150)));
  editYaml(folder, 'office-contacts.yaml', (document) => {
    const photo = ['PL', 0, 'officeContactPhoto'];
    // the demo's own photo of this person is nobody's then
    rmSync(path.join(folder, String(document.getIn([...photo, 'file']))), { force: true });
    document.setIn(photo, picture(folder, 'jednostka.png', 300, 300));
  });
  const manual = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
  const file = stored(folder, manual, '.pdf');
  editYaml(folder, 'parameters.yaml', (document) => {
    const index = (document.toJS() as { keyName: string }[]).findIndex((one) => one.keyName === 'UserManual');
    document.setIn([index, 'value', 'userManual'], { file: { file, name: 'podrecznik.pdf' } });
  });
}
