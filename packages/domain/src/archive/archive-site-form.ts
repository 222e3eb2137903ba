import * as z from 'zod';
import { requiredText } from '../shared/form-schema.ts';

/** Said when the archive holds no such address (specification, section 8). */
export const archiveSiteMissing = 'Wskazana strona nie istnieje lub została już usunięta';

/** Whether a text is an address that starts with http:// or with the archive host (specification, section 5). */
function isSiteName(text: string, archiveHost: string): boolean {
  const start = text.toLowerCase();
  if (!start.startsWith('http://') && !start.startsWith(archiveHost.toLowerCase())) return false;
  return URL.canParse(text) && !/\s/.test(text);
}

/** The name of an archived site, as it is typed to be removed (specification, section 5: Archive site name). */
export function archiveSiteSchema({ archiveHost }: { archiveHost: string }) {
  return z.object({
    sitename: requiredText(2000, 'Adres strony jest wymagany').refine(
      (text) => text === '' || isSiteName(text, archiveHost),
      `Podaj poprawny adres URL, który zaczyna się od http:// lub ${archiveHost}`,
    ),
  });
}
