// A PDF of one page of text, for attachments of the demonstration. It names its Polish letters itself, since the standard typeface has no code for them.

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

/** Lines are not broken; the first one is the heading. */
export function simplePdf([heading = '', ...lines]: readonly string[]): Buffer {
  const text = [
    'BT /F1 16 Tf 60 770 Td',
    `(${encoded(heading)}) Tj /F1 11 Tf 0 -34 Td 17 TL`,
    ...lines.map((line) => `(${encoded(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pl) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences ${encoding} >> >>`,
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
