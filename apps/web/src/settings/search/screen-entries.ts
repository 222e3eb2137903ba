import type { SettingEntry } from '@redakcja/domain/settings/search/settings-search';
import { users } from '../../access/resources.ts';
import { officeFieldLabels } from '../office/office-field-labels.ts';
import * as resources from '../resources.ts';
import { settingGroups } from './setting-groups.ts';

const screens = settingGroups.flatMap((group) => group.screens);

/** Every screen of the settings, and those outside that are sought here. */
export const screenEntries: readonly SettingEntry[] = [
  ...settingGroups.flatMap((group) =>
    group.screens.map(({ screen, does, words = '' }) => ({
      kind: 'Ekran',
      name: screen.title,
      words: `${does} ${words} ${group.title}`,
      to: screen.path,
    })),
  ),
  { kind: 'Ekran', name: users.title, words: 'hasło konto login uprawnienia', to: users.path },
];

/** The fields that make up the address of the office. */
const addressFields = new Set(['province', 'district', 'commune', 'city', 'street', 'streetNumber', 'zipCode']);

/** Fields of every screen; the address focuses those that have a name in the form. */
export const fieldEntries: readonly SettingEntry[] = [
  ...Object.entries(officeFieldLabels).map(([name, label]) => ({
    kind: 'Pole',
    name: label,
    words: `${resources.office.title} ${addressFields.has(name) ? 'adres' : ''}`,
    to: resources.office.path,
    search: { pole: name },
  })),
  ...screens.flatMap(({ screen, fields }) =>
    fields.map((field) => {
      const [name, pole] = typeof field === 'string' ? [field] : field;
      return { kind: 'Pole', name, words: screen.title, to: screen.path, ...(pole && { search: { pole } }) };
    }),
  ),
];
