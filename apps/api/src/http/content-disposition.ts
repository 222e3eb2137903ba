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
