// Whether an XML file is a page to a browser, with scripts of its own. A server of files shows a static copy's attachments, and knows no rule but their
// ending: data are let through, what browsers run is not.
import { createReadStream } from 'node:fs';

/** XHTML, SVG, MathML, and the style sheets that make pages out of data: only elements of these run anything. */
const pageNamespaces =
  /http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1998\/math\/mathml|1999\/xsl\/transform|tr\/wd-xsl)/i;
/** It may put a namespace together where nobody sees it. */
const entities = /<!ENTITY/;
/** A style sheet in the address itself; those of other hosts are not loaded by browsers. */
const ownSheet = /<\?xml-stylesheet[^>]*data:/i;
const longReference = /&#x?[\da-f]{10}/i;

/** Only with encodings that share the ASCII range does a browser see the same markup as this check. */
const declaredEncoding = /^\ufeff?\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)/i;
const knownEncoding = /^(?:utf-8|us-ascii|iso-8859-\d{1,2}|windows-125\d)$/i;

export function hasUnknownEncoding(source: string): boolean {
  const encoding = declaredEncoding.exec(source.slice(0, 1000))?.[1];
  return encoding !== undefined && !knownEncoding.test(encoding);
}

const withCharacters = (text: string) =>
  text.replaceAll(/&#(?:x([\da-f]{1,9})|(\d{1,9}));/gi, (reference, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });

/** What is looked for is shorter, with a reference for each letter too. */
const overlap = 1000;

function isPagePart(text: string): boolean {
  const read = withCharacters(text);
  return [pageNamespaces, entities, ownSheet].some((one) => one.test(read)) || longReference.test(text);
}

export async function isXmlPage(path: string): Promise<boolean> {
  let rest = '';
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const isFirst = decoder === undefined;
    decoder ??= new TextDecoder(encodingOf(chunk));
    const text = rest + decoder.decode(chunk, { stream: true });
    if (isPagePart(text) || (isFirst && decoder.encoding === 'windows-1252' && hasUnknownEncoding(text))) return true;
    rest = text.slice(-overlap);
  }
  return false;
}

/** By the byte order mark; without one each byte is a letter, as far as markup goes. */
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'latin1';
}
