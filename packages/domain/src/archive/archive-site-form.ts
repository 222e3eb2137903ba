import { ArchiveSiteName } from '@redakcja/generated/zod/archiveSiteName';
import * as z from 'zod';
import { fieldOf } from '../shared/forms/form-of.ts';
import { filled, text } from '../shared/forms/text-rules.ts';

/** Message when the archive has no such address (specification, section 8). */
export const archiveSiteMissing = 'Wskazana strona nie istnieje lub została już usunięta';

/** Whether a text is an address that starts with http:// or with the archive host (specification, section 5). */
function isSiteName(text: string, archiveHost: string): boolean {
  const start = text.toLowerCase();
  if (!start.startsWith('http://') && !start.startsWith(archiveHost.toLowerCase())) return false;
  return URL.canParse(text) && !/\s/.test(text);
}

/** The name of an archived site, as it is typed to be removed (specification, section 5: Archive site name). */
export function archiveSiteSchema({ archiveHost }: { archiveHost: string }) {
  const rightStart = `Podaj poprawny adres URL, który zaczyna się od http:// lub ${archiveHost}`;
  const sitename = text({ required: 'Adres strony jest wymagany' }, (name) =>
    name.refine(
      filled((typed) => isSiteName(typed, archiveHost)),
      rightStart,
    ),
  );
  return z.object({ sitename: fieldOf(ArchiveSiteName, sitename) });
}
