// A PDF of pages of text, for attachments of the demonstration. It names its Polish letters itself, since the standard typeface has no code for them.

const polish = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ–„”';
const names =
  'aogonek cacute eogonek lslash nacute oacute sacute zacute zdotaccent Aogonek Cacute Eogonek Lslash Nacute Oacute Sacute Zacute Zdotaccent endash quotedblbase quotedblright';

/** Codes from 128 on, in the order of `polish`. */
const encoding = `[128 ${names
  .split(' ')
  .map((name) => `/${name}`)
  .join(' ')}]`;

function encoded(text: string): string {
  return [...text]
    .map((letter) => {
      const index = polish.indexOf(letter);
      if (index >= 0) return `\\${(128 + index).toString(8)}`;
      return /[ -~]/.test(letter) ? letter.replace(/[\\()]/g, '\\$&') : '?';
    })
    .join('');
}

/** Where a picture of a page would be: a frame, and nothing to read. */
const frame = '0.6 G 60 60 475 722 re S';

function drawn([heading = '', ...lines]: readonly string[]): string {
  return [
    'BT /F1 16 Tf 60 770 Td',
    `(${encoded(heading)}) Tj /F1 11 Tf 0 -34 Td 17 TL`,
    ...lines.map((line) => `(${encoded(line)}) Tj T*`),
    'ET',
  ].join('\n');
}

/** Lines are not broken; the first one of a page is its heading. A page without lines is as one that was scanned. */
export function simplePdf(...pages: readonly (readonly string[])[]): Buffer {
  const first = 4;
  const contents = pages.map((lines) => (lines.length === 0 ? frame : drawn(lines)));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pl) >>',
    `<< /Type /Pages /Kids [${contents.map((_, at) => `${first + 2 * at} 0 R`).join(' ')}] /Count ${contents.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences ${encoding} >> >>`,
    ...contents.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 2 * at + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
  ];
  let document = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = document.length;
    document += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = document.length;
  document += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  document += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(document, 'latin1');
}
