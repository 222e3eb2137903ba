// Where the links of a text lead, and what is said of those that lead nowhere. What is public is known by the server.
import { attributeOf, tokensOf } from '../../shared/html/html-tokens.ts';

/** What a link leads to, as far as its address says; others (contacts, places in the page) lead nowhere else. */
export type Destination =
  | { kind: 'article' | 'category' | 'file'; id: number; address: string }
  | { kind: 'elsewhere'; address: string };

const own = /^(?:\/[a-z]{2,3})?\/(artykul|kategoria)\/(\d{1,9})(?=[/?#]|$)/i;
const file = /^\/api\/files\/(\d{1,9})(?=[/?#]|$)/i;

export function destinationOf(address: string): Destination | null {
  const page = own.exec(address);
  if (page) return { kind: page[1] === 'artykul' ? 'article' : 'category', id: Number(page[2]), address };
  const stored = file.exec(address);
  if (stored) return { kind: 'file', id: Number(stored[1]), address };
  return /^https?:\/\//i.test(address) ? { kind: 'elsewhere', address } : null;
}

/** Destinations of the links in HTML, each address once. */
export function destinationsOf(html: string): Destination[] {
  const addresses = new Set<string>();
  for (const token of tokensOf(html)) {
    if (token.kind !== 'tag' || token.isClosing || token.name !== 'a') continue;
    const address = attributeOf(html.slice(token.from, token.to), 'href');
    if (address !== undefined) addresses.add(address);
  }
  return [...addresses].flatMap((address) => destinationOf(address) ?? []);
}

/** Polish sentence for a link that leads nowhere. */
export const deadLinkMessages: Readonly<Record<Destination['kind'], string>> = {
  article: 'Łącze prowadzi do artykułu, który nie jest opublikowany. Opublikuj go albo zmień łącze',
  category: 'Łącze prowadzi do kategorii, której nie ma na stronie BIP. Pokaż ją w menu albo zmień łącze',
  file: 'Łącze prowadzi do pliku, którego nie ma. Dodaj plik jeszcze raz albo usuń łącze',
  elsewhere: 'Adres łącza nie odpowiada. Otwórz go i popraw albo usuń łącze',
};
