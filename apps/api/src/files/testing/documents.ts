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

type Element = string | readonly [element: string, within: number];

interface PdfProperties {
  title?: string;
  language?: string;
  isTagged?: boolean;
  /** Values of text fields of a form, all on the first page. */
  fields?: readonly string[];
  /** Notes written over the first page. */
  notes?: readonly string[];
  /** Addresses of links of the first page. */
  links?: readonly string[];
  /** Titles of bookmarks, which lead nowhere. */
  bookmarks?: readonly string[];
  /** Other properties. */
  info?: Readonly<Record<string, string>>;
  /** What draws the first page, instead of its text. */
  stream?: string;
  /** Elements of the structure of the first page, in the form of PDF (`/S /Figure /Alt (Herb)`), or with the place of the element that they are in. */
  structure?: readonly Element[];
  /** Whether it says that it is PDF/UA; a tagged one does when absent. */
  isUa?: boolean;
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
    links = [],
    bookmarks = [],
    info = {},
    stream: firstStream,
    structure = [],
    isUa = isTagged,
    files = [],
    arePinned = false,
    hasPassword = false,
  } = properties;
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const first = 4 + pages.length * 2;
  const firstFile = first + fields.length + notes.length + links.length + (arePinned ? files.length : 0);
  const fileAt = (index: number) => `${firstFile + index * 2} 0 R`;
  const annotations = [
    ...fields.map((value, index) => `/Subtype /Widget /FT /Tx /T (f${index}) /V (${value}) /DA (/F1 12 Tf 0 g)`),
    ...notes.map((text) => `/Subtype /FreeText /Contents (${text}) /DA (/F1 12 Tf 0 g)`),
    ...links.map((address) => `/Subtype /Link /A << /S /URI /URI (${address}) >>`),
    ...files.flatMap((_, index) => (arePinned ? [`/Subtype /FileAttachment /FS ${fileAt(index)}`] : [])),
  ];
  const references = annotations.map((_, index) => `${first + index} 0 R`);
  const form = fields.length === 0 ? '' : `/AcroForm << /Fields [${references.slice(0, fields.length).join(' ')}] >>`;
  const named = files.map((_, index) => `(plik${index}.txt) ${fileAt(index)}`);
  const inside = files.length === 0 || arePinned ? '' : `/Names << /EmbeddedFiles << /Names [${named.join(' ')}] >> >>`;
  const outlines = firstFile + files.length * 2;
  const bookmarkAt = (index: number) => `${outlines + 1 + index} 0 R`;
  const tree = outlines + 1 + bookmarks.length;
  const metadata = tree + 1 + structure.length;
  const added = [
    bookmarks.length > 0 ? `/Outlines ${outlines} 0 R` : '',
    structure.length > 0 ? `/StructTreeRoot ${tree} 0 R` : '',
    isUa ? `/Metadata ${metadata} 0 R` : '',
  ].join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${form} ${inside} ${added} ${language ? `/Lang (${language})` : ''} ${isTagged ? '/MarkInfo << /Marked true >>' : ''} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding
      /Differences [128 ${Object.values(glyphs)
        .map((name) => `/${name}`)
        .join(' ')}] >> >>`,
    ...pages.flatMap((text, index) => {
      const own = text === '' ? '0 0 612 792 re S' : drawn(text);
      const stream = index === 0 ? (firstStream ?? own) : own;
      const written = index === 0 && references.length > 0 ? `/Annots [${references.join(' ')}]` : '';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> ${written} ${index === 0 && structure.length > 0 ? '/StructParents 0' : ''} /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    ...annotations.map((one) => `<< /Type /Annot /Rect [72 500 300 520] ${one} >>`),
    ...files.flatMap((text, index) => [
      `<< /Type /Filespec /F (plik${index}.txt) /UF (plik${index}.txt) /EF << /F ${firstFile + index * 2 + 1} 0 R >> >>`,
      `<< /Type /EmbeddedFile /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
    `<< /Type /Outlines /First ${bookmarkAt(0)} /Last ${bookmarkAt(bookmarks.length - 1)} /Count ${bookmarks.length} >>`,
    ...bookmarks.map(
      (name, index) =>
        `<< /Title (${name}) /Parent ${outlines} 0 R ${index + 1 < bookmarks.length ? `/Next ${bookmarkAt(index + 1)}` : ''} >>`,
    ),
    ...structureOf(structure, tree),
    `<< /Type /Metadata /Subtype /XML /Length ${claim.length} >>\nstream\n${claim}\nendstream`,
    `<< ${title ? `/Title (${title})` : ''} ${Object.entries(info)
      .map(([name, value]) => `/${name} (${value})`)
      .join(' ')} >>`,
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

/** The tree, and its elements behind it; those without others in them are parts of the page. */
function structureOf(elements: readonly Element[], tree: number): string[] {
  const within = (index: number) => {
    const element = elements[index];
    return typeof element === 'object' ? element[1] : -1;
  };
  const kidsOf = (parent: number) =>
    elements.flatMap((_, index) => (within(index) === parent ? [`${tree + 1 + index} 0 R`] : [])).join(' ');
  const written = elements.map((element, index) => {
    const kids = kidsOf(index);
    const parent = within(index) === -1 ? tree : tree + 1 + within(index);
    const [own] = typeof element === 'string' ? [element] : element;
    return `<< /Type /StructElem /P ${parent} 0 R /Pg 4 0 R /K ${kids === '' ? index : `[${kids}]`} ${own} >>`;
  });
  const all = elements.map((_, index) => (kidsOf(index) === '' ? `${tree + 1 + index} 0 R` : 'null'));
  return [`<< /Type /StructTreeRoot /K [${kidsOf(-1)}] /ParentTree << /Nums [0 [${all.join(' ')}]] >> >>`, ...written];
}

const claim =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta>';

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
