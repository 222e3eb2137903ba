import type { SettingEntry } from '@redakcja/domain/settings/settings-search';
import { officeFieldLabels } from '../office/office-field-labels.ts';
import * as resources from '../resources.ts';

const { settingsSearch: _self, ...screens } = resources;

/** Every screen of the settings, by title. */
export const screenEntries: readonly SettingEntry[] = Object.values(screens)
  .map(({ title, path }) => ({ kind: 'Ekran', name: title, to: path }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'pl'));

/** Fields of the office; the address focuses the field. */
export const officeFieldEntries: readonly SettingEntry[] = Object.entries(officeFieldLabels).map(([name, label]) => ({
  kind: 'Pole',
  name: label,
  words: resources.office.title,
  to: resources.office.path,
  search: { pole: name },
}));
