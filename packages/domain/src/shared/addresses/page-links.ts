/**
 * HTML of a page whose links and forms lead elsewhere: `change` gets each address that begins with a slash, as it stands in the attribute, and the name of
 * its element.
 */
export function withLinks(html: string, change: (address: string, element: 'a' | 'form') => string): string {
  return html.replace(
    /(<(a|form)\b[^>]*?\s(?:href|action)=")(\/[^/"][^"]*|\/)(?=")/g,
    (_link, start: string, element: 'a' | 'form', address: string) => start + change(address, element),
  );
}
