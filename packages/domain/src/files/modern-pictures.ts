// Pictures of telephones and newer programs, which the specification does not take: who sends one is told what to do.

const modern: ReadonlyMap<string, string> = new Map([
  ['heic', 'HEIC'],
  ['heif', 'HEIC'],
  ['webp', 'WebP'],
  ['avif', 'AVIF'],
]);

/** What to do with a picture of this format. */
export function toAccepted(format: string): string {
  return `Obrazu w formacie ${format} nie można tu dodać. Zapisz go jako JPG albo PNG`;
}

/** The same by the name of the file; null for others. */
export function modernPictureAdvice(fileName: string): string | null {
  const [, extension = ''] = /\.([^.]+)$/.exec(fileName) ?? [];
  const format = modern.get(extension.toLowerCase());
  return format === undefined ? null : toAccepted(format);
}

/** A refusal of the specification, with what to do in a line of its own. */
export function withAdvice(refusal: string, fileName: string): string {
  const advice = modernPictureAdvice(fileName);
  return advice === null ? refusal : `${refusal}\n${advice}`;
}
