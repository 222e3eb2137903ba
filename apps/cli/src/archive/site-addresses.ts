// What falls with an archived site, as rows.
import { archiveSiteTypeLabels } from '@redakcja/domain/settings/settings-labels';
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';
import { ArchiveSiteType } from '@redakcja/generated/model/archiveSiteType';

export const addressKinds = ['sites', 'subs', 'files'] as const;
export type AddressKind = (typeof addressKinds)[number];

export const kindLabels: Readonly<Record<AddressKind, string>> = {
  sites: 'strona',
  subs: 'podstrona',
  files: 'plik',
};

export interface FallingAddress {
  kind: AddressKind;
  address: string;
}

export function addressesOf(site: ArchiveSite): FallingAddress[] {
  return addressKinds.flatMap((kind) => site[kind].map((address) => ({ kind, address })));
}

/** The result of a check in a sentence (specification, section 4, Archive BIP: types 0, 10 and 20). */
export function summaryOf({ type, rootSite, sites, subs, files }: ArchiveSite): string {
  const parent = type === ArchiveSiteType.Subpage ? `, usuwane są też adresy strony nadrzędnej ${rootSite ?? ''}` : '';
  return `${archiveSiteTypeLabels[type]}${parent.trimEnd()}. Razem: ${[
    countOf(sites.length, nouns.page),
    countOf(subs.length, nouns.subpage),
    countOf(files.length, nouns.file),
  ].join(', ')}`;
}
