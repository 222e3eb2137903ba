// How the former fields of a record are saved again. A kind that is not here has its history in words only.
import { formerFooterParts } from '@redakcja/domain/settings/footer/former-footer';
import { formerValue } from '@redakcja/domain/shared/journal/undo-rules';
import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import * as settings from '@redakcja/generated/axios/settings/settings';
import { etagOf } from '@redakcja/generated/http';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { ZodObject } from 'zod';

/** Compared with the record as it was read: what somebody saves meanwhile is not overwritten. */
type IfMatch = { headers: { 'If-Match': string } };
type Before = NonNullable<JournalEntry['before']>;
type Save = () => Promise<unknown>;

/** Reads the record; null where a former value cannot be saved as it was. */
type Restoration = (id: number, before: Before) => Promise<Save | null>;

const ifMatch = (record: object): IfMatch => ({ headers: { 'If-Match': etagOf(record) ?? '*' } });

/** The former fields as the input has them; null where the journal has one in words, or as it was in an older release. */
function formerFields(before: Before, input: ZodObject): object | null {
  const fields = Object.fromEntries(Object.entries(before).map(([name, value]) => [name, formerValue(value)]));
  const isWhole = Object.values(fields).every((value) => value !== undefined);
  return isWhole && input.partial().strict().safeParse(fields).success ? fields : null;
}

function saved<Record extends object>(
  get: (id: number) => Promise<Record>,
  put: (id: number, record: never, options: IfMatch) => Promise<unknown>,
  input: () => Promise<ZodObject>,
): Restoration {
  return async (id, before) => {
    const fields = formerFields(before, await input());
    if (fields === null) return null;
    const record = await get(id);
    return () => put(id, { ...record, ...fields } as never, ifMatch(record));
  };
}

const footer: Restoration = async (languageId, before) => {
  const language = (await listApplicationLanguages()).find(({ id }) => id === languageId);
  if (language === undefined) return null;
  const stored = await settings.getFooter(language.isoCode);
  const footerElements = formerFooterParts(stored, before);
  return footerElements && (() => settings.updateFooter(language.isoCode, { footerElements }, ifMatch(stored)));
};

const tileSetting: Restoration = async (languageId, before) => {
  const { TileSettingInput } = await import('@redakcja/generated/zod/tileSettingInput');
  const fields = formerFields(before, TileSettingInput);
  const stored = await settings.listTileSettings();
  const own = stored.find((one) => one.languageId === languageId);
  if (fields === null || own === undefined) return null;
  return () => settings.updateTileSettings([{ ...own, ...fields }], ifMatch(stored));
};

export const restorations: Readonly<Partial<Record<JournalRecordType, Restoration>>> = {
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
  [JournalRecordType.AppImages]: saved(
    () => settings.getAppImages(),
    (_only, record, options) => settings.updateAppImages(record, options),
    async () => (await import('@redakcja/generated/zod/appImagesInput')).AppImagesInput,
  ),
};
