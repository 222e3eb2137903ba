import { attributeOf, withAttribute, withTags } from '../html/html-tokens.ts';

/** What has an address in a page. */
const addressed = { a: 'href', form: 'action', link: 'href', img: 'src', source: 'srcset' } as const;

export type AddressedElement = keyof typeof addressed;

const isAddressed = (name: string): name is AddressedElement => Object.hasOwn(addressed, name);

/** The tag of an element with another address in the same host, where it has one. */
export function withAddress(
  tag: string,
  name: string,
  change: (address: string, element: AddressedElement) => string,
): string {
  if (!isAddressed(name)) return tag;
  const address = attributeOf(tag, addressed[name]);
  if (address === undefined || !/^\/(?!\/)/.test(address)) return tag;
  const other = change(address, name);
  return other === address ? tag : withAttribute(tag, addressed[name], other);
}

/** HTML of a page whose links, forms, pictures and sheets lead elsewhere: `change` gets each address that begins with one slash. */
export function withAddresses(html: string, change: (address: string, element: AddressedElement) => string): string {
  return withTags(html, (tag, name) => withAddress(tag, name, change));
}
