// Pictures and links of the author's disk, which nobody else can open: they are named by their files. Pictures that are in the page are uploaded.

/** Stands in the text for a picture that is uploaded after the paste. */
export const pictureMark = '\ue0a1';

/** Takes both out. Returns what they were. */
export function dropLocalFiles(body: HTMLElement): string[] {
  const lost: string[] = [];
  for (const picture of body.querySelectorAll('img[src^="file:" i]')) {
    lost.push(`obraz „${nameOf(picture.getAttribute('src') ?? '')}”`);
    picture.remove();
  }
  for (const link of body.querySelectorAll('a[href^="file:" i]')) {
    lost.push(`łącze do pliku „${nameOf(link.getAttribute('href') ?? '')}”`);
    link.removeAttribute('href');
  }
  return [...new Set(lost)];
}

function nameOf(address: string): string {
  const name =
    address
      .split(/[?#]/)[0]
      ?.split(/[/\\]|%5C/i)
      .at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Takes pictures that the page has in itself out of the text, each with its place marked. */
export function takeDataPictures(body: HTMLElement, types: readonly string[]): File[] {
  const files: File[] = [];
  for (const picture of body.querySelectorAll('img[src^="data:" i]')) {
    const file = fileOf(picture.getAttribute('src') ?? '', types, files.length + 1);
    if (!file) continue;
    files.push(file);
    picture.replaceWith(pictureMark);
  }
  return files;
}

function fileOf(address: string, types: readonly string[], number: number): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[\w+.-]+);base64,(.*)$/is.exec(address) ?? [];
  if (!types.includes(type.toLowerCase())) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0));
    return new File([bytes], `obraz-${number}.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}
