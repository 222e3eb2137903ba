// Attributes of office documents that have words.
import type { AsideWriter } from './page-writer.ts';
import { attributeOf } from './xml-reader.ts';

/** Descriptions of pictures, addresses of links, values of pivot tables, authors of comments, what fields say or hide. */
const worded = [
  'descr',
  'alt',
  'title',
  'Target',
  'href',
  'v',
  'author',
  'instr',
  'formula',
  'string-value',
  'string-value-if-true',
  'string-value-if-false',
  'current-value',
  'displayText',
];
/** Elements whose `val` is a text that somebody typed: variables, titles and tags of controls, fields of forms. */
const typed: ReadonlySet<string> = new Set([
  'docVar',
  'alias',
  'tag',
  'default',
  'helpText',
  'statusText',
  'listEntry',
]);

export function writeAttributes(name: string, attributes: Readonly<Record<string, string>>, asides: AsideWriter): void {
  for (const one of typed.has(name) ? [...worded, 'name', 'val'] : worded) {
    const value = attributeOf(attributes, one);
    if (value !== undefined && /\d{4}/.test(value)) asides.write(`\n\n${value}\n\n`);
  }
}
