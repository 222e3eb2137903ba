// Why a record of the settings stays as it is, and what would help (specification, sections 2.6, 4 and 6).
import type { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { Obstacle } from '../shared/operation-verdict.ts';
import { languageStatusLabels } from './settings-labels.ts';

export function systemBookmark(name: string): Obstacle {
  return {
    cause: 'lock',
    reason: `Zakładki systemowej „${name}” nie można usunąć`,
    remedy: 'Zakładki systemowe są stałą częścią serwisu',
  };
}

export function bookmarkOfChannels(name: string, channels: readonly string[]): Obstacle {
  return {
    cause: 'references',
    reason: `Zakładka „${name}” jest źródłem kanału RSS: ${channels.map((one) => `„${one}”`).join(', ')}`,
    remedy: 'Najpierw usuń ten kanał RSS albo wybierz mu inne źródło',
  };
}

export function tileOnHomePage(name: string, shownIn: string): Obstacle {
  return {
    cause: 'references',
    reason: `Kafel „${name}” jest na stronie głównej (${shownIn}). Najpierw wymień go w ustawieniach kafli`,
    remedy: 'Wymień go w ustawieniach kafli na inny',
  };
}

const stays = (language: string) => `Wersji językowej „${language}” nie można usunąć`;
const systemRemedy = 'Język systemowy jest stałą częścią serwisu';

export function systemLanguageRemoval(name: string): Obstacle {
  return { cause: 'lock', reason: `${stays(name)}: jest językiem systemowym`, remedy: systemRemedy };
}

export function systemLanguageStatus(reason: string): Obstacle {
  return { cause: 'lock', reason, remedy: systemRemedy };
}

export function activeLanguage(name: string, status: LanguageStatus): Obstacle {
  const label = languageStatusLabels[status].toLowerCase();
  return {
    cause: 'status',
    reason: `${stays(name)}: jej status to ${label}. Najpierw ją dezaktywuj`,
    remedy: 'Zmień jej status na: Nieaktywny',
  };
}

/** `texts` are kinds of records in the language. */
export function writtenLanguage(name: string, texts: readonly string[]): Obstacle {
  return {
    cause: 'references',
    reason: `${stays(name)}: są w niej ${texts.join(', ')}`,
    remedy: 'Usuń je albo zostaw wersję językową nieaktywną',
  };
}

export function untranslated(reason: string): Obstacle {
  return { cause: 'missing', reason, remedy: 'Uzupełnij brakujące tłumaczenia na karcie wersji językowej' };
}
