import { parameterFacts } from '@redakcja/domain/settings/parameters/system-parameter-facts';
import type { SettingEntry } from '@redakcja/domain/settings/search/settings-search';
import type { SystemParameterRow } from '@redakcja/generated/model/systemParameterRow';
import { systemParameters } from '../resources.ts';

interface Sought {
  /** Words by which it is sought besides its name. */
  words?: string;
  /** Labels of its fields, where they are not its name. */
  fields?: Readonly<Record<string, string>>;
}

const sought: Readonly<Record<string, Sought>> = {
  SessionTimeout: {
    words: 'automatyczne wylogowanie',
    fields: { 'value.enabled': 'Wylogowuj bezczynnych użytkowników', 'value.value': 'Minuty bezczynności' },
  },
  SecondPerson: { words: 'zatwierdzanie' },
  NewTabOpenLinks: { words: 'nowe okno nowa karta' },
  CookieInformation: {
    words: 'rodo polityka prywatności ciasteczka',
    fields: { 'value.isEnabled': 'Pokazuj informację o plikach cookie', 'value.description': 'Treść informacji' },
  },
  Analytics: { fields: { 'value.isActive': 'Licz odwiedziny', 'value.gaid': 'Identyfikator statystyki' } },
};

/** The parameters and their fields; each opens its dialog. */
export function parameterEntries(rows: readonly SystemParameterRow[]): SettingEntry[] {
  return rows.flatMap(({ id, keyName, displayName }) => {
    const { words = '', fields = {} } = sought[keyName] ?? {};
    const place = { to: systemParameters.path, search: { parametr: String(id) } };
    const does = parameterFacts(keyName)?.does ?? '';
    return [
      { kind: 'Parametr', name: displayName, words: `${keyName} ${does} ${words}`, ...place },
      ...Object.entries(fields).map(([field, name]) => ({
        kind: 'Pole',
        name,
        words: `${displayName} ${words}`,
        ...place,
        search: { ...place.search, pole: field },
      })),
    ];
  });
}
