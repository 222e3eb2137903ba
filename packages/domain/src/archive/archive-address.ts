// Relations of archived addresses. A sitemap has only addresses, so the tree of pages is derived from their paths.

/** Maximum length of an address in characters (the contract). */
const maxAddressLength = 2000;

/** Host and path of an http or https address. */
function siteOf({ hostname, port, pathname }: URL): { host: string; base: string } {
  // A site that moved to https may have http:// in its sitemap, so the scheme and the default ports are ignored.
  return { host: `${hostname}:${port}`, base: pathname.replace(/\/+$/, '') };
}

/**
 * Path of an address in the archive, such as `/urzad/budzet?rok=2014`, without a trailing slash or a fragment; `''` is the root.
 * Null for an invalid address or one of another site.
 */
export function archivePathOf(address: string, archiveHost: string): string | null {
  if (address.length > maxAddressLength || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const archive = siteOf(new URL(archiveHost));
  const { host, base: path } = siteOf(url);
  if (host !== archive.host || (path !== archive.base && !path.startsWith(`${archive.base}/`))) return null;
  const relative = `${path.slice(archive.base.length)}${url.search}`;
  // %c5 and %C5 are the same character.
  const normalized = relative.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  return normalized.length > maxAddressLength ? null : normalized;
}

/** Paths of the possible parent pages of an address, nearest first, without the root. */
export function ancestorPaths(path: string): string[] {
  const [plain = '', query] = path.split('?');
  const ancestors = query === undefined ? [] : [plain];
  for (let at = plain.lastIndexOf('/'); at > 0; at = plain.lastIndexOf('/', at - 1)) ancestors.push(plain.slice(0, at));
  return ancestors.filter((one) => one !== '');
}

const attachment =
  /\.(?:pdf|docx?|dotx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|odp|xml|json|zip|7z|rar|tar|gz|tgz|jpe?g|png|gif|bmp|tiff?|svg|webp|mp[34]|wav|avi|mov|wmv|ogg|webm|dwg|dxf|shp|gml|kmz?|p7[ms]|xades|sig|asc|eml|msg|epub)$/i;

/** Whether an address is an attachment, by its file extension. */
export function isArchiveFile(path: string): boolean {
  return attachment.test(path.split('?')[0] ?? '');
}
