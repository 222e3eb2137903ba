import path from 'node:path';
import { create } from 'content-disposition';

/** With a name in ASCII for programs that do not read UTF-8 here, such as `curl -OJ`. */
export function contentDisposition(type: 'attachment' | 'inline', fileName: string): string {
  const fallback = fileName
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^\w.() -]/g, '_');
  return create(fileName, { type, fallback });
}

/** Of what is shown and not downloaded. A picture does not say what the file was called: that may name a person, and nobody is told to check it. */
export function shownDisposition({ fileName, contentType }: { fileName: string; contentType: string }): string {
  return contentDisposition('inline', contentType.startsWith('image/') ? `obraz${path.extname(fileName)}` : fileName);
}
