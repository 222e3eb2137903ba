// Addresses of the bulletin as files of a folder, and links between them.
import path from 'node:path';
import { withAddresses } from '@redakcja/domain/shared/addresses/page-links';

/** `/artykul/187/uchwala` is `artykul/187/uchwala.html`, the third page of a list `…/strona-3.html`; what has an ending keeps it. */
export function fileOfPage(address: string): string {
  const [place = '/', page] = address.split('?strona=');
  if (page !== undefined) return `${place.slice(1)}/strona-${page}.html`;
  if (place.startsWith('/rss/') || /^\/\w+\/rss\//.test(place)) return `${place.slice(1)}.xml`;
  if (path.extname(place) !== '') return place.slice(1);
  return place === '/' ? 'index.html' : `${place.slice(1)}.html`;
}

/** A name that no system refuses, in a folder of its own: two files may have one name. */
export const fileOfAttachment = (address: string, name: string) =>
  `${address.slice(1)}/${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^\.+/, '')}`;

export interface Copied {
  /** File of an address of the bulletin; undefined for what is not copied. */
  fileOf: (address: string) => string | undefined;
  /** Address of the bulletin. */
  site: string;
}

const fromTo = (file: string, target: string) => encodeURI(path.posix.relative(path.posix.dirname(file), target));

/** Files that a page is shown with: pictures, the style sheet, the sign. */
export function shownBy(html: string): string[] {
  const files: string[] = [];
  withAddresses(html, (address, element) => {
    if (element !== 'a' && element !== 'form') files.push(address);
    return address;
  });
  return files;
}

/** The page as the file: what is copied is linked by its place, everything else in the bulletin. A form has no program behind it but there. */
export function asFile(html: string, file: string, { fileOf, site }: Copied): string {
  return withAddresses(html, (address, element) => {
    const [, bare = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? [];
    const target = element === 'form' ? undefined : fileOf(bare);
    return target === undefined ? site + address : fromTo(file, target) + fragment;
  });
}
