// What falls with an archived site, as rows.
import { archiveSiteCount, archiveSiteText } from '@redakcja/domain/archive/archive-labels';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';

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

/** The result of a check for a person. */
export const summaryOf = (site: ArchiveSite) => `${archiveSiteText(site)}\nRazem: ${archiveSiteCount(site)}`;
