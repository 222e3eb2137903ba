import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';
import { ArchiveSiteType } from '@redakcja/generated/model/archiveSiteType';
import { countOf, nouns } from '../shared/text/polish-plural.ts';

/** Message about what is removed with a site, by the type of the check (specification, section 4, Archive BIP). */
export function archiveSiteText({ type, rootSite }: Pick<ArchiveSite, 'type' | 'rootSite'>): string {
  switch (type) {
    case ArchiveSiteType.AllAddresses:
      return 'Usunięte zostaną wszystkie adresy wskazanej strony.';
    case ArchiveSiteType.Subpage:
      return `Wskazana strona jest podstroną. Usunięte zostaną również adresy strony nadrzędnej ${rootSite ?? ''}`.trim();
    case ArchiveSiteType.Attachments:
      return 'Wskazany adres jest załącznikiem. Usunięty zostanie tylko ten załącznik.';
  }
}

/** „2 strony, 14 podstron, 3 załączniki”, without zero counts. */
export function archiveSiteCount({ sites, subs, files }: Pick<ArchiveSite, 'sites' | 'subs' | 'files'>): string {
  const counted = [
    [sites, nouns.page],
    [subs, nouns.subpage],
    [files, nouns.attachment],
  ] as const;
  return counted
    .filter(([list]) => list.length > 0)
    .map(([list, noun]) => countOf(list.length, noun))
    .join(', ');
}
