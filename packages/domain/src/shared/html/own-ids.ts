// Ids of a text within a page that has ids of its own.
import { attributeOf, tagsOf, withAttribute, withTags } from './html-tokens.ts';

const prefix = 'tekst-';

/** The text with other ids where the page has the same; its links to them and headers of cells follow. */
export function withOwnIds(html: string, isOfPage: (id: string) => boolean): string {
  if (!/\s(?:id|name)\s*=/i.test(html)) return html;
  const taken = new Set<string>();
  for (const { tag } of tagsOf(html))
    for (const name of ['id', 'name']) {
      const id = attributeOf(tag, name);
      if (id !== undefined && isOfPage(id)) taken.add(id);
    }
  if (taken.size === 0) return html;
  const own = (id: string) => (taken.has(id) ? prefix + id : id);
  const changed: readonly (readonly [name: string, change: (value: string) => string])[] = [
    ['id', own],
    ['name', own],
    ['headers', (ids) => ids.split(/\s+/).map(own).join(' ')],
    ['href', (address) => (address.startsWith('#') ? `#${own(address.slice(1))}` : address)],
  ];
  return withTags(html, (written) =>
    changed.reduce((tag, [name, change]) => {
      const value = attributeOf(tag, name);
      return value === undefined || change(value) === value ? tag : withAttribute(tag, name, change(value));
    }, written),
  );
}
