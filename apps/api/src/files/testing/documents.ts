// Small documents for tests, written by hand: a PDF with a page for each text, and what Word and LibreOffice write.
import { zip } from '../checks/test-files.ts';

/** Letters beyond ASCII, with the names that PDF gives them. */
const glyphs: Readonly<Record<string, string>> = {
  ą: 'aogonek',
  ć: 'cacute',
  ę: 'eogonek',
  ł: 'lslash',
  ó: 'oacute',
  ś: 'sacute',
  ż: 'zdotaccent',
};
const letters = Object.keys(glyphs);

const octal = (text: string) =>
  [...text]
    .map((letter) => (letters.includes(letter) ? `\\${(128 + letters.indexOf(letter)).toString(8)}` : letter))
    .join('');

interface PdfProperties {
  title?: string;
  language?: string;
  isTagged?: boolean;
  /** Values of text fields of a form, all on the first page. */
  fields?: readonly string[];
  /** Notes written over the first page. */
  notes?: readonly string[];
  /** Texts of files inside the document. */
  files?: readonly string[];
  /** Whether they are pinned to the first page instead of listed. */
  arePinned?: boolean;
  /** Whether it opens with a password only. */
  hasPassword?: boolean;
}

/** Each text a page; what tabs divide stands in boxes. A page without a text is a drawing. */
export function pdf(pages: readonly string[], properties: PdfProperties = {}): Buffer {
  const {
    title,
    language,
    isTagged,
    fields = [],
    notes = [],
    files = [],
    arePinned = false,
    hasPassword = false,
  } = properties;
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const first = 4 + pages.length * 2;
  const firstFile = first + fields.length + notes.length + (arePinned ? files.length : 0);
  const fileAt = (index: number) => `${firstFile + index * 2} 0 R`;
  const annotations = [
    ...fields.map((value, index) => `/Subtype /Widget /FT /Tx /T (f${index}) /V (${value}) /DA (/F1 12 Tf 0 g)`),
    ...notes.map((text) => `/Subtype /FreeText /Contents (${text}) /DA (/F1 12 Tf 0 g)`),
    ...files.flatMap((_, index) => (arePinned ? [`/Subtype /FileAttachment /FS ${fileAt(index)}`] : [])),
  ];
  const references = annotations.map((_, index) => `${first + index} 0 R`);
  const form = fields.length === 0 ? '' : `/AcroForm << /Fields [${references.slice(0, fields.length).join(' ')}] >>`;
  const named = files.map((_, index) => `(plik${index}.txt) ${fileAt(index)}`);
  const inside = files.length === 0 || arePinned ? '' : `/Names << /EmbeddedFiles << /Names [${named.join(' ')}] >> >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${form} ${inside} ${language ? `/Lang (${language})` : ''} ${isTagged ? '/MarkInfo << /Marked true >>' : ''} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding
      /Differences [128 ${Object.values(glyphs)
        .map((name) => `/${name}`)
        .join(' ')}] >> >>`,
    ...pages.flatMap((text, index) => {
      const stream = text === '' ? '0 0 612 792 re S' : drawn(text);
      const written = index === 0 && references.length > 0 ? `/Annots [${references.join(' ')}]` : '';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> ${written} /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    ...annotations.map((one) => `<< /Type /Annot /Rect [72 500 300 520] ${one} >>`),
    ...files.flatMap((text, index) => [
      `<< /Type /Filespec /F (plik${index}.txt) /UF (plik${index}.txt) /EF << /F ${firstFile + index * 2 + 1} 0 R >> >>`,
      `<< /Type /EmbeddedFile /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
    `<< ${title ? `/Title (${title})` : ''} >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R ${hasPassword ? locked : ''} >>`;
  return Buffer.from(`${text}${end}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** Keys that no password fits. */
const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> /P -4 >> /ID [<00> <00>]`;

function drawn(text: string): string {
  const boxes = text.split('\t');
  return boxes.map((part, index) => `BT /F1 12 Tf ${72 + index * 20} 720 Td (${octal(part)}) Tj ET`).join('\n');
}

const properties = (title: string) =>
  `<?xml version="1.0"?><cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>${title}</dc:title></cp:coreProperties>`;

/** An office document of these XML files; `title` is a property. */
export function officeFile(files: Readonly<Record<string, string>>, title?: string): Buffer {
  return zip(
    { name: '[Content_Types].xml', content: '<Types/>' },
    ...Object.entries(files).map(([name, content]) => ({ name, content, isDeflated: true })),
    ...(title === undefined ? [] : [{ name: 'docProps/core.xml', content: properties(title) }]),
  );
}

/** A workbook without anything but its properties, and these files. */
export function workbook(title: string, files: Readonly<Record<string, string>> = {}): Buffer {
  return officeFile({ 'xl/workbook.xml': '<workbook/>', ...files }, title);
}

/** Each text a paragraph; a page begins where Word noted that it did. */
export function wordDocument(pages: readonly string[], title?: string): Buffer {
  const body = pages
    .map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)
    .join('<w:p><w:r><w:lastRenderedPageBreak/></w:r></w:p>');
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  return zip(
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: xml, isDeflated: true },
    ...(title === undefined ? [] : [{ name: 'docProps/core.xml', content: properties(title) }]),
  );
}

export function openDocumentText(pages: readonly string[]): Buffer {
  const body = pages.map((text) => `<text:p>${text}</text:p>`).join('<text:p><text:soft-page-break/></text:p>');
  const xml = `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:text="t"><office:body>${body}</office:body></office:document-content>`;
  return zip(
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: xml, isDeflated: true },
  );
}
