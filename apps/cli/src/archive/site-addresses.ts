// Addresses that are removed together with an archived site.
import { archiveSiteCount, archiveSiteText } from '@redakcja/domain/archive/archive-labels';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';

export const addressKinds = ['sites', 'subs', 'files'] as const;
export type AddressKind = (typeof addressKinds)[number];

export const kindLabels: Readonly<Record<AddressKind, string>> = {
  sites: 'strona',
  subs: 'podstrona',
  files: 'plik',
};

export interface SiteAddress {
  kind: AddressKind;
  address: string;
}

export function addressesOf(site: ArchiveSite): SiteAddress[] {
  return addressKinds.flatMap((kind) => site[kind].map((address) => ({ kind, address })));
}

/** The result of a check as text. */
export const summaryOf = (site: ArchiveSite) => `${archiveSiteText(site)}\nRazem: ${archiveSiteCount(site)}`;
