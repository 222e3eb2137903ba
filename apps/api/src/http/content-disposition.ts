// How a browser is to name and treat a file.

/** RFC 6266: an ASCII fallback, and the name in UTF-8. */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
