import type { SettingEntry } from '@redakcja/domain/settings/search/settings-search';
import { users } from '../../access/resources.ts';
import { officeFieldLabels } from '../office/office-field-labels.ts';
import * as resources from '../resources.ts';
import { settingGroups } from './setting-groups.ts';

const screens = settingGroups.flatMap((group) => group.screens);

/** Every screen of the settings, and those outside that are sought here. */
export const screenEntries: readonly SettingEntry[] = [
  ...screens.map(({ screen, does, words = '' }) => ({
    kind: 'Ekran',
    name: screen.title,
    words: `${does} ${words}`,
    to: screen.path,
  })),
  { kind: 'Ekran', name: users.title, words: 'hasło konto login uprawnienia', to: users.path },
];

/** Fields of every screen; those of the office are focused by the address. */
export const fieldEntries: readonly SettingEntry[] = [
  ...Object.entries(officeFieldLabels).map(([name, label]) => ({
    kind: 'Pole',
    name: label,
    words: resources.office.title,
    to: resources.office.path,
    search: { pole: name },
  })),
  ...screens.flatMap(({ screen, fields }) =>
    fields.map((name) => ({ kind: 'Pole', name, words: screen.title, to: screen.path })),
  ),
];
