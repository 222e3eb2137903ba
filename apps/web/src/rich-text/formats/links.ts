// Links that keep attributes of older texts besides the address: a new tab, a title.
import Link from 'quill/formats/link.js';

const more = ['target', 'title', 'hreflang', 'rel'] as const;

/** The address; what else there is follows a space, which no address has. Quill compares formats as they are, so it has to be text. */
function linkValue(link: HTMLElement): string {
  const said = more.flatMap((name) => {
    const value = link.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const address = (link.getAttribute('href') ?? '').trim().replaceAll(/\s/g, '%20');
  return said.length === 0 ? address : `${address} ${JSON.stringify(Object.fromEntries(said))}`;
}

/** The address of a link as the format has it. */
export function addressOfLink(value: unknown): string {
  return String(value ?? '').split(' ')[0] ?? '';
}

/** Another address; the rest of the link stays. */
export function withAddress(value: unknown, address: string): string {
  return [
    address,
    ...String(value ?? '')
      .split(' ')
      .slice(1),
  ].join(' ');
}

export class OfficeLink extends Link {
  static override create(value: string): HTMLElement {
    const address = addressOfLink(value);
    const link = Link.create(address);
    const said: Record<string, string> = value.length > address.length ? JSON.parse(value.slice(address.length)) : {};
    for (const name of more) {
      const worth = said[name];
      if (worth === undefined) link.removeAttribute(name);
      else link.setAttribute(name, worth);
    }
    return link;
  }

  static override formats(link: HTMLElement): string {
    return linkValue(link);
  }

  override format(name: string, value: unknown): void {
    if (name === OfficeLink.blotName && value) this.replaceWith(name, value);
    else super.format(name, value);
  }
}
