// Reads the XML files of office documents piece by piece. Names are those of elements without their prefixes.
import { SaxesParser } from 'saxes';
import type { Member } from '../archives/archive-limits.ts';

export interface XmlVisitor {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Whether the rest need not be read. */
  isDone?: () => boolean;
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The value of an attribute, whatever its prefix. */
export function attributeOf(attributes: Readonly<Record<string, string>>, wanted: string): string | undefined {
  for (const name in attributes) if (localName(name) === wanted) return attributes[name];
  return undefined;
}

/** @throws SyntaxError when it is no XML, or is encrypted */
export async function readXml(member: Member, visitor: XmlVisitor): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new SyntaxError('The document is no XML');
  });
  parser.on('opentag', ({ name, attributes }) => visitor.open?.(localName(name), attributes));
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.on('closetag', ({ name }) => visitor.close?.(localName(name)));
  const stream = await member.open?.();
  if (stream === undefined) {
    if (member.size === 0) return;
    throw new SyntaxError('The document is encrypted');
  }
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(isUtf16(chunk) ? 'utf-16le' : 'utf-8');
    parser.write(decoder.decode(chunk, { stream: true }));
    if (visitor.isDone?.()) {
      stream.destroy();
      return;
    }
  }
  parser.close();
}

const isUtf16 = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xfe;
