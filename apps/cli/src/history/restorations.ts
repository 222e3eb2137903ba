// How the former fields of a record are saved again. Categories are taken back by the server.
import { formerFooterParts } from '@redakcja/domain/settings/footer/former-footer';
import { formerParameter } from '@redakcja/domain/settings/parameters/former-parameter';
import { formerRows, formerValue } from '@redakcja/domain/shared/journal/former-values';
import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import * as settings from '@redakcja/generated/axios/settings/settings';
import { etagOf } from '@redakcja/generated/http';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import * as z from 'zod';

/** Compared with the record as it was read: what somebody saves meanwhile is not overwritten. */
type IfMatch = { headers: { 'If-Match': string } };
type Before = NonNullable<JournalEntry['before']>;
type Save = () => Promise<unknown>;

/** Reads the record; null where a former value cannot be saved as it was. */
export type Restoration = (id: number, before: Before) => Promise<Save | null>;

const ifMatch = (record: object): IfMatch => ({ headers: { 'If-Match': etagOf(record) ?? '*' } });

/** What was empty and must not be is refused by the save, which says why. */
const fits = (input: z.ZodType, former: unknown): boolean =>
  input.safeParse(former).error?.issues.every(({ code }) => code === 'too_small') ?? true;

/** The former fields as the input has them; null where the journal has one in words, or as it was in an older release. */
function formerFields(before: Before, input: z.ZodObject): Record<string, unknown> | null {
  const fields = Object.fromEntries(Object.entries(before).map(([name, value]) => [name, formerValue(value)]));
  return !Object.values(fields).includes(undefined) && fits(input.partial().strict(), fields) ? fields : null;
}

function saved<Record extends object>(
  get: (id: number) => Promise<Record>,
  put: (id: number, record: never, options: IfMatch) => Promise<unknown>,
  input: () => Promise<z.ZodObject>,
): Restoration {
  return async (id, before) => {
    const fields = formerFields(before, await input());
    if (fields === null) return null;
    const record = await get(id);
    const rows = Object.entries(fields).map(([name, value]) => [name, formerRows(value, Reflect.get(record, name))]);
    return () => put(id, { ...record, ...Object.fromEntries(rows) } as never, ifMatch(record));
  };
}

const codeOf = async (languageId: number) =>
  (await listApplicationLanguages()).find(({ id }) => id === languageId)?.isoCode;

const footer: Restoration = async (languageId, before) => {
  const lang = await codeOf(languageId);
  if (lang === undefined) return null;
  const stored = await settings.getFooter(lang);
  const footerElements = formerFooterParts(stored, before);
  return footerElements && (() => settings.updateFooter(lang, { footerElements }, ifMatch(stored)));
};

const tileSetting: Restoration = async (languageId, before) => {
  const { TileSettingInput } = await import('@redakcja/generated/zod/tileSettingInput');
  const fields = formerFields(before, TileSettingInput);
  const stored = await settings.listTileSettings();
  const own = stored.find((one) => one.languageId === languageId);
  if (fields === null || own === undefined) return null;
  return () => settings.updateTileSettings([{ ...own, ...fields }], ifMatch(stored));
};

const officeContacts: Restoration = async (languageId, { contacts }) => {
  const { OfficeContactsInput } = await import('@redakcja/generated/zod/officeContactsInput');
  const people = formerValue(contacts);
  const lang = await codeOf(languageId);
  if (lang === undefined || !fits(OfficeContactsInput, people)) return null;
  const stored = await settings.listOfficeContacts(lang);
  return () => settings.updateOfficeContacts(lang, formerRows(people, stored) as never, ifMatch(stored));
};

const systemParameter: Restoration = async (id, before) => {
  const stored = await settings.getSystemParameter(id);
  const former = formerParameter(stored, before);
  return former && (() => settings.updateSystemParameter(id, former as never, ifMatch(stored)));
};

/** What is no field of the language is a text, by the name of its element. */
const language: Restoration = async (id, { status, isoCode, name, localName, dateFormat, ...texts }) => {
  const { LanguageInput } = await import('@redakcja/generated/zod/languageInput');
  const changed = { isoCode, name, localName, dateFormat };
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  const fields = formerFields({ ...given, standardElementsChanged: Object.values(texts) }, LanguageInput);
  const { data: formerStatus } = z
    .enum(LanguageStatus)
    .optional()
    .safeParse(status && formerValue(status));
  if (fields === null || (formerStatus === undefined && status !== undefined)) return null;
  const stored = await settings.getLanguage(id);
  const own = {
    isoCode: stored.isoCode,
    name: stored.name,
    localName: stored.localName,
    dateFormat: stored.dateFormat,
  };
  if (formerStatus === undefined)
    return () => settings.updateLanguage(id, { ...own, ...fields } as never, ifMatch(stored));
  const { standardElementsChanged } = fields;
  return () => settings.changeLanguageStatus(id, formerStatus, { standardElementsChanged } as never, ifMatch(stored));
};

type Category = typeof JournalRecordType.HorizontalMenuElement | typeof JournalRecordType.VerticalMenuElement;

type OtherRecord = Exclude<JournalRecordType, Category>;

export const isCategory = (recordType: JournalRecordType): recordType is Category =>
  recordType === JournalRecordType.HorizontalMenuElement || recordType === JournalRecordType.VerticalMenuElement;

export const restorations: Readonly<Record<OtherRecord, Restoration>> = {
  [JournalRecordType.Banner]: saved(
    settings.getBanner,
    settings.updateBanner,
    async () => (await import('@redakcja/generated/zod/bannerInput')).BannerInput,
  ),
  [JournalRecordType.Bookmark]: saved(
    settings.getBookmark,
    settings.updateBookmark,
    async () => (await import('@redakcja/generated/zod/bookmarkInput')).BookmarkInput,
  ),
  [JournalRecordType.Tile]: saved(
    settings.getTile,
    settings.updateTile,
    async () => (await import('@redakcja/generated/zod/tileInput')).TileInput,
  ),
  [JournalRecordType.TileSetting]: tileSetting,
  [JournalRecordType.RssChannel]: saved(
    settings.getRssChannel,
    settings.updateRssChannel,
    async () => (await import('@redakcja/generated/zod/rssChannelInput')).RssChannelInput,
  ),
  [JournalRecordType.Header]: saved(
    settings.getHeader,
    settings.updateHeader,
    async () => (await import('@redakcja/generated/zod/headerInput')).HeaderInput,
  ),
  [JournalRecordType.Footer]: footer,
  [JournalRecordType.RepositoryGroup]: saved(
    settings.getRepositoryGroup,
    settings.updateRepositoryGroup,
    async () => (await import('@redakcja/generated/zod/repositoryGroupInput')).RepositoryGroupInput,
  ),
  [JournalRecordType.Office]: saved(
    () => settings.getOffice(),
    (_only, record, options) => settings.updateOffice(record, options),
    async () => (await import('@redakcja/generated/zod/officeInput')).OfficeInput,
  ),
  [JournalRecordType.OfficeContacts]: officeContacts,
  [JournalRecordType.SystemParameter]: systemParameter,
  [JournalRecordType.Language]: language,
  [JournalRecordType.AppImages]: saved(
    () => settings.getAppImages(),
    (_only, record, options) => settings.updateAppImages(record, options),
    async () => (await import('@redakcja/generated/zod/appImagesInput')).AppImagesInput,
  ),
};
