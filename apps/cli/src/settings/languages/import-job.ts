// The bulk job that writes translations: `bip languages import`, and `bip apply` of its plan.
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { listMenuElementTranslations, updateLanguage } from '@redakcja/generated/axios/settings/settings';
import type { Language } from '@redakcja/generated/model/language';
import type { LanguageTranslationsInput } from '@redakcja/generated/model/languageTranslationsInput';
import { isAxiosError } from 'axios';
import type { BulkJob } from '../../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem, Settings } from '../../shared/bulk/plan.ts';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { problemMessages } from '../../shared/failures/failures.ts';
import { languageByCode } from './read-language.ts';

export const importTranslationsKind = 'languages.import';

/** So many that the filter by their numbers still fits into an address. */
const batchSize = 200;
/** Refused for good; anything else is a fault of the server or the network. */
const refusals = new Set([400, 403, 404, 409]);
const maxTries = 5;

export function importTranslationsJob({ isoCode }: Settings): BulkJob {
  if (typeof isoCode !== 'string') throw new CommandError('Plan nie jest planem tłumaczeń');
  return {
    batchSize,
    // all of them are changes of one language
    isSequential: true,
    question: (count) => `Zapisać tłumaczenia w języku ${isoCode} (${countOf(count, nouns.row)})?`,
    send: async (items) => {
      const valid = items.filter(({ errors = [] }) => errors.length === 0);
      const refused = items.filter((item) => !valid.includes(item)).map((item) => refusal(item, item.errors ?? []));
      return [...refused, ...(valid.length === 0 ? [] : await write(isoCode, valid))];
    },
  };
}

const done = ({ id }: PlanItem): ItemOutcome => ({ id, outcome: 'done', errors: [] });
const refusal = ({ id }: PlanItem, errors: readonly string[]): ItemOutcome => ({ id, outcome: 'refused', errors });

/** Writes them in one call, all or none; what was changed since the plan was made is refused, what is there already is done. */
async function write(isoCode: string, items: readonly PlanItem[]): Promise<ItemOutcome[]> {
  for (let tries = 1; ; tries += 1) {
    const language = await languageByCode(isoCode);
    const texts = await textsNow(language, items);
    const outcomes: ItemOutcome[] = [];
    const pending = items.filter((item) => {
      const now = texts.get(keyOf(item));
      if (now === undefined) outcomes.push(refusal(item, ['Nie ma już takiego elementu']));
      else if (now.text === wantedText(item)) outcomes.push(done(item));
      else if (String(now.revision) !== item.data?.revision)
        outcomes.push(refusal(item, ['Ktoś zmienił już to tłumaczenie']));
      else return true;
      return false;
    });
    if (pending.length === 0) return outcomes;
    try {
      const { name, localName, dateFormat } = language;
      await updateLanguage(language.id, {
        isoCode: language.isoCode,
        name,
        localName,
        dateFormat,
        ...changesOf(pending),
      });
      return [...outcomes, ...pending.map(done)];
    } catch (error) {
      const status = isAxiosError(error) ? (error.response?.status ?? 0) : 0;
      // somebody was faster: look again at what is there
      if (status === 412 && tries < maxTries) continue;
      if (!isAxiosError(error) || !(refusals.has(status) || status === 412)) throw error;
      const [only] = pending;
      if (pending.length === 1 && only) return [...outcomes, refusal(only, problemMessages(error.response?.data))];
      // one bad row does not keep the others out
      const half = Math.ceil(pending.length / 2);
      const parts = [await write(isoCode, pending.slice(0, half)), await write(isoCode, pending.slice(half))];
      return [...outcomes, ...parts.flat()];
    }
  }
}

const keyOf = ({ data = {} }: PlanItem) => `${data.elements}-${data.element}`;
const separator = '\n';

function wantedText({ data = {} }: PlanItem): string {
  const { elements, translation, translationDescription, translatedDisplayText, translatedTitle, translatedUrl } = data;
  const texts =
    elements === 'menu'
      ? [translatedDisplayText, translatedTitle, translatedUrl]
      : [translation, translationDescription];
  return texts.join(separator);
}

async function textsNow(language: Language, items: readonly PlanItem[]) {
  const texts = new Map<string, { text: string; revision: number }>();
  for (const row of language.standardElementsTranslations.items) {
    const text = [row.translation, row.translationDescription].join(separator);
    texts.set(`standard-${row.standardElementId}`, { text, revision: row.revision });
  }
  const ids = items.filter(({ data }) => data?.elements === 'menu').map(({ data }) => data?.element);
  if (ids.length === 0) return texts;
  const filters = [`menuElementId;in;${ids.join(';')}`];
  for (const row of (await listMenuElementTranslations(language.id, { filters, size: batchSize })).items) {
    const text = [row.translatedDisplayText, row.translatedTitle, row.translatedUrl ?? ''].join(separator);
    texts.set(`menu-${row.menuElementId}`, { text, revision: row.revision });
  }
  return texts;
}

function changesOf(items: readonly PlanItem[]): LanguageTranslationsInput {
  const of = (elements: string) => items.flatMap(({ data }) => (data?.elements === elements ? [data] : []));
  return {
    standardElementsChanged: of('standard').map((data) => ({
      standardElementId: Number(data.element),
      translation: data.translation ?? '',
      translationDescription: data.translationDescription ?? '',
      revision: Number(data.revision),
    })),
    menuElementsChanged: of('menu').map((data) => ({
      menuElementId: Number(data.element),
      translatedDisplayText: data.translatedDisplayText ?? '',
      translatedTitle: data.translatedTitle ?? '',
      translatedUrl: data.translatedUrl || null,
      revision: Number(data.revision),
    })),
  };
}
