// Pictures in rich text: which addresses are the product's own.
import { attributeOf, tagsOf } from './html-tokens.ts';

/** What a picture of a text is fitted into when it is uploaded, px: twice the width of a column of text. */
export const textPictureSize = 1600;

/** Largest number of characters of an alternative text. */
export const maxAlternativeText = 300;

const own = /^\/api\/files\/\d+(?:\?key=[\w-]+)?$/;

/** Whether the product serves the picture; its address has no host. */
export function isOwnPicture(address: string): boolean {
  return own.test(address);
}

/** What a browser loads by itself for a text. */
export const loadingTags: readonly string[] = ['img', 'video', 'audio', 'source', 'track'];

/** Addresses of all pictures, films and recordings of a text. */
export function mediaSources(html: string): string[] {
  const sources: string[] = [];
  for (const { tag, name } of tagsOf(html))
    if (loadingTags.includes(name)) sources.push(...['src', 'poster'].flatMap((one) => attributeOf(tag, one) ?? []));
  return sources;
}
