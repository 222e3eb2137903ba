// What a reader may ask for. The answer stands in addresses: nothing is stored at readers.
import type { FixedText } from '@redakcja/domain/settings/languages/fixed-texts';
import { withAddress } from '@redakcja/domain/shared/addresses/page-links';
import { attributeOf, withTags } from '@redakcja/domain/shared/html/html-tokens';

export const looks = ['kontrast', 'tekst', 'odstepy'] as const;

export type Look = (typeof looks)[number];

export const lookLabels: Readonly<Record<Look, FixedText>> = {
  kontrast: 'Wysoki kontrast',
  tekst: 'Większy tekst',
  odstepy: 'Większe odstępy',
};

/** In the query of an address, once for each. */
export const lookParameter = 'wyglad';

/** Class of the form that asks for it; it holds the present answer itself. */
export const lookFormClass = 'looks';

/** Files, feeds and answers to programs look the same to everybody. */
const isNoPage = (path: string) => /^(?:\/[a-z-]+)?\/(?:zalacznik|api|rss)\/|\.\w+$/.test(path);

/** An address of a page. */
export function addressWithLook(address: string, look: readonly Look[]): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  if (look.length === 0 || isNoPage(path)) return address;
  const parts = [...(query === '' ? [] : [query]), ...look.map((one) => `${lookParameter}=${one}`)];
  return `${path}?${parts.join('&')}${fragment}`;
}

/** A page whose links and forms lead to pages of the same look. */
export function withLook(html: string, look: readonly Look[]): string {
  if (look.length === 0) return html;
  const hidden = look.map((one) => `<input type="hidden" name="${lookParameter}" value="${one}"/>`).join('');
  return withTags(html, (tag, name) => {
    if (name === 'form') return attributeOf(tag, 'class') === lookFormClass ? tag : tag + hidden;
    return name === 'a' ? withAddress(tag, name, (address) => addressWithLook(address, look)) : tag;
  });
}
