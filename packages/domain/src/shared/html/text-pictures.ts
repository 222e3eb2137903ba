// Pictures in rich text: which addresses are the product's own.

/** What a picture of a text is fitted into when it is uploaded, px: twice the width of a column of text. */
export const textPictureSize = 1600;

/** Largest number of characters of an alternative text. */
export const maxAlternativeText = 300;

const own = /^\/api\/files\/\d+(?:\?key=[\w-]+)?$/;

/** Whether the product serves the picture; its address has no host. */
export function isOwnPicture(address: string): boolean {
  return own.test(address);
}

/** Addresses of all pictures of a text. */
export function pictureSources(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*?\ssrc=(?:"([^"]*)"|'([^']*)')/gi)].map(([, one, other]) =>
    (one ?? other ?? '').replaceAll('&amp;', '&'),
  );
}
