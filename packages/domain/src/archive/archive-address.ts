// How addresses of the archived site relate. All that a sitemap tells about a page is its address, so the tree of pages is that of their paths.

/** Longest address, in characters (the contract). */
const maxAddressLength = 2000;

/** The parts of an address that decide, once it is known to be http or https. */
function siteOf({ hostname, port, pathname }: URL): { host: string; base: string } {
  // a site that moved to https still has http:// in its sitemap, so the default ports of both count as one
  return { host: `${hostname}:${port}`, base: pathname.replace(/\/+$/, '') };
}

/**
 * Where an address lies in the archive: what follows its host, such as `/urzad/budzet?rok=2014`, without a slash or a fragment at the end;
 * `''` is the root. Null when the address is none, or lies in another site.
 */
export function archivePathOf(address: string, archiveHost: string): string | null {
  if (address.length > maxAddressLength || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const archive = siteOf(new URL(archiveHost));
  const { host, base: path } = siteOf(url);
  if (host !== archive.host || (path !== archive.base && !path.startsWith(`${archive.base}/`))) return null;
  const inside = `${path.slice(archive.base.length)}${url.search}`;
  // letters written in one way, since %c5 and %C5 are the same
  const written = inside.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  return written.length > maxAddressLength ? null : written;
}

/** Paths of the pages that may stand above an address, the nearest first; the root is none of them. */
export function pathsAbove(path: string): string[] {
  const [plain = '', query] = path.split('?');
  const above = query === undefined ? [] : [plain];
  for (let at = plain.lastIndexOf('/'); at > 0; at = plain.lastIndexOf('/', at - 1)) above.push(plain.slice(0, at));
  return above.filter((one) => one !== '');
}

const attachment =
  /\.(?:pdf|docx?|dotx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|odp|xml|json|zip|7z|rar|tar|gz|tgz|jpe?g|png|gif|bmp|tiff?|svg|webp|mp[34]|wav|avi|mov|wmv|ogg|webm|dwg|dxf|shp|gml|kmz?|p7[ms]|xades|sig|asc|eml|msg|epub)$/i;

/** Whether an address is an attachment and not a page: it ends as files do. */
export function isArchiveFile(path: string): boolean {
  return attachment.test(path.split('?')[0] ?? '');
}
