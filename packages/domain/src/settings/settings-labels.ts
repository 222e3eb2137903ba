// Polish labels of the contract's enumerations, for settings and the archive.
import { DayOfWeek } from '@redakcja/generated/model/dayOfWeek';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import { FooterLogoElementType } from '@redakcja/generated/model/footerLogoElementType';
import { FooterTextElementType } from '@redakcja/generated/model/footerTextElementType';
import { FooterUpdatesElementType } from '@redakcja/generated/model/footerUpdatesElementType';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { ParameterColor } from '@redakcja/generated/model/parameterColor';
import { RssSourceType } from '@redakcja/generated/model/rssSourceType';
import { StandardElementType } from '@redakcja/generated/model/standardElementType';

export const dayOfWeekLabels: Readonly<Record<DayOfWeek, string>> = {
  [DayOfWeek.NotSelected]: 'Wybierz dzień',
  [DayOfWeek.Monday]: 'poniedziałek',
  [DayOfWeek.Tuesday]: 'wtorek',
  [DayOfWeek.Wednesday]: 'środa',
  [DayOfWeek.Thursday]: 'czwartek',
  [DayOfWeek.Friday]: 'piątek',
  [DayOfWeek.Saturday]: 'sobota',
  [DayOfWeek.Sunday]: 'niedziela',
};

export const languageStatusLabels: Readonly<Record<LanguageStatus, string>> = {
  [LanguageStatus.Inactive]: 'Nieaktywny',
  [LanguageStatus.Active]: 'Aktywny',
};

export const standardElementTypeLabels: Readonly<Record<StandardElementType, string>> = {
  [StandardElementType.Button]: 'Przycisk',
  [StandardElementType.Link]: 'Łącze',
  [StandardElementType.Label]: 'Etykieta',
};

export const rssSourceTypeLabels: Readonly<Record<RssSourceType, string>> = {
  [RssSourceType.HorizontalMenu]: 'Menu poziome',
  [RssSourceType.VerticalMenu]: 'Menu pionowe',
  [RssSourceType.Bookmark]: 'Zakładki',
};

export const parameterColorLabels: Readonly<Record<ParameterColor, string>> = {
  [ParameterColor.Standard]: 'Standardowy',
  [ParameterColor.Red]: 'Czerwony',
  [ParameterColor.Green]: 'Zielony',
  [ParameterColor.DarkGreen]: 'Ciemnozielony',
};

/** Type of any footer element. */
export type FooterElementType =
  | FooterLogoElementType
  | FooterTextElementType
  | FooterInformationElementType
  | FooterUpdatesElementType;

export const footerElementTypeLabels: Readonly<Record<FooterElementType, string>> = {
  [FooterLogoElementType.Logo]: 'Logo',
  [FooterTextElementType.EditorialOffice]: 'Redakcja',
  [FooterTextElementType.EditorialOfficeAddress]: 'Adres redakcji',
  [FooterInformationElementType.Information]: 'Informacje',
  [FooterUpdatesElementType.Updates]: 'Aktualizacje',
};

export const footerLinkTypeLabels: Readonly<Record<FooterLinkType, string>> = {
  [FooterLinkType.HorizontalMenu]: 'Menu poziome',
  [FooterLinkType.VerticalMenu]: 'Menu pionowe',
  [FooterLinkType.Article]: 'Artykuł',
  [FooterLinkType.External]: 'Łącze zewnętrzne',
  [FooterLinkType.Bookmark]: 'Zakładka',
};

/** Icons of tiles and repository groups (application parameters, `icons`). */
const iconLabels: Readonly<Record<string, string>> = {
  urzad: 'Urząd',
  dokument: 'Dokument',
  kontakt: 'Kontakt',
  kalendarz: 'Kalendarz',
};

/** Names of the icons that can be chosen. */
export const iconNames: readonly string[] = Object.keys(iconLabels);

/** Whether an icon can be chosen. */
export function isIcon(name: string): boolean {
  return iconNames.includes(name);
}

export const unknownIcon = 'Nie ma takiej ikony';

/** Polish name of an icon; an unknown one is named by its id. */
export function iconLabelOf(name: string): string {
  return iconLabels[name] ?? name;
}
