// What a reader may ask for. The answer stands in addresses: nothing is stored at readers.
import type { FixedText } from '@redakcja/domain/settings/languages/fixed-texts';
import { withLinks } from '@redakcja/domain/shared/addresses/page-links';

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

/** An address of a page; `and` stands between the parts of its query, in HTML as an entity. */
export function addressWithLook(address: string, look: readonly Look[], and = '&'): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  if (look.length === 0 || isNoPage(path)) return address;
  const parts = [...(query === '' ? [] : [query]), ...look.map((one) => `${lookParameter}=${one}`)];
  return `${path}?${parts.join(and)}${fragment}`;
}

/** A page whose links and forms lead to pages of the same look. */
export function withLook(html: string, look: readonly Look[]): string {
  if (look.length === 0) return html;
  const hidden = look.map((one) => `<input type="hidden" name="${lookParameter}" value="${one}"/>`).join('');
  return withLinks(html, (address, element) =>
    element === 'a' ? addressWithLook(address, look, '&amp;') : address,
  ).replaceAll(/<form\b[^>]*>/g, (form) => (form.includes(`class="${lookFormClass}"`) ? form : form + hidden));
}
