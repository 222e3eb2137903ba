// Elements of XML for feeds; every text is escaped, and what XML does not know is left out.
import { escapeAttribute } from '@redakcja/domain/shared/html/entities';

export interface Xml {
  readonly xml: string;
}

type Attributes = Readonly<Record<string, string | undefined>>;
type Child = Xml | string | null;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const escaped = (text: string) => escapeAttribute(text.replace(forbidden, ''));

export function element(name: string, attributes: Attributes, ...children: readonly Child[]): Xml {
  const given = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(value)}"`,
  );
  const inside = children.map((child) =>
    child === null ? '' : typeof child === 'string' ? escaped(child) : child.xml,
  );
  const start = `<${name}${given.join('')}`;
  return { xml: children.length === 0 ? `${start}/>` : `${start}>${inside.join('')}</${name}>` };
}

export const xmlDocument = ({ xml }: Xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
