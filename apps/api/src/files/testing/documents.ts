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
}

export function pdf(pages: readonly string[], { title, language, isTagged }: PdfProperties = {}): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${language ? `/Lang (${language})` : ''} ${isTagged ? '/MarkInfo << /Marked true >>' : ''} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding
      /Differences [128 ${Object.values(glyphs)
        .map((name) => `/${name}`)
        .join(' ')}] >> >>`,
    ...pages.flatMap((text, index) => {
      const stream = text === '' ? '0 0 612 792 re S' : `BT /F1 12 Tf 72 720 Td (${octal(text)}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    `<< ${title ? `/Title (${title})` : ''} >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return Buffer.from(`${text}${end}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

const properties = (title: string) =>
  `<?xml version="1.0"?><cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>${title}</dc:title></cp:coreProperties>`;

/** A workbook without anything but its properties. */
export function workbook(title: string): Buffer {
  return zip(
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'docProps/core.xml', content: properties(title) },
  );
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
