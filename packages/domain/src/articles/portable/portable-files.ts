// Files in articles that are taken along: `files/<SHA-256>.<extension>` in place of the address that a file has on a server.
import { attributeOf, tagsOf, withAttribute, withTags } from '../../shared/html/html-tokens.ts';

const portable = /^files\/([0-9a-f]{64})\.[a-z0-9]{1,10}$/;

/** The portable name of a file; an extension that is none becomes `bin`. */
export function portableFile(sha256: string, fileName: string): string {
  const extension = /\.([a-z0-9]{1,10})$/.exec(fileName.toLowerCase())?.[1] ?? 'bin';
  return `files/${sha256}.${extension}`;
}

/** The SHA-256 of a portable file, null for another text. */
export function hashOf(file: string): string | null {
  return portable.exec(file)?.[1] ?? null;
}

const stored = /^\/api\/files\/(\d+)\?key=([\w-]+)$/;

/** Ids of the stored pictures of a text. */
export function storedPictures(html: string): number[] {
  return sourcesOf(html).flatMap((address) => {
    const id = stored.exec(address)?.[1];
    return id === undefined ? [] : [Number(id)];
  });
}

/** The text with portable names for the pictures that `fileOf` knows; all else stays. */
export function withPortablePictures(html: string, fileOf: (id: number) => string | undefined): string {
  return replaceSources(html, (address) => {
    const id = stored.exec(address)?.[1];
    return id === undefined ? undefined : fileOf(Number(id));
  });
}

/** Portable names of the pictures of a text, each once. */
export function portablePictures(html: string): string[] {
  return [...new Set(sourcesOf(html).filter((address) => portable.test(address)))];
}

/** The text with the addresses of pictures for their portable names, as far as `addressOf` knows them. */
export function withStoredPictures(html: string, addressOf: (file: string) => string | undefined): string {
  return replaceSources(html, (address) => (portable.test(address) ? addressOf(address) : undefined));
}

/** The text with other addresses for its pictures; undefined leaves one as it is. */
export function replaceSources(html: string, other: (address: string) => string | undefined): string {
  return withTags(html, (tag, name) => {
    const source = name === 'img' ? attributeOf(tag, 'src') : undefined;
    const address = source === undefined ? undefined : other(source);
    return address === undefined ? tag : withAttribute(tag, 'src', address);
  });
}

function sourcesOf(html: string): string[] {
  return [...tagsOf(html)].flatMap(({ tag, name }) => (name === 'img' ? (attributeOf(tag, 'src') ?? []) : []));
}
