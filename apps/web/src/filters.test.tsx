// Every filter of a list has a field in the drawer of its screen. The screens are those of the areas, the filters those of the contract.
import type { Columns } from '@redakcja/domain/shared/lists/list-columns';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as access from './access/resources.ts';
import * as articles from './articles/resources.ts';
import * as dictionaries from './dictionaries/resources.ts';
import * as settings from './settings/resources.ts';
import * as filterDraft from './shared/list/filters/filter-draft.ts';
import type { ListScreen } from './shared/resource.ts';
import { renderApp } from './testing/render-app.tsx';

const lists = [access, articles, dictionaries, settings]
  .flatMap((area) => Object.values<object>(area))
  .filter((one): one is ListScreen => 'list' in one);

/** A name is all that their lists are searched by. */
const withoutDrawer: readonly string[] = [dictionaries.tags.path, dictionaries.providingEntities.path];

/** Filters for programs, and for what the addresses of other screens ask for; the search box asks for the text of the audit log and the title of marks, and buttons for the kind of events. */
const withoutField: Readonly<Partial<Record<string, readonly string[]>>> = {
  [access.auditLog.path]: ['group', 'text', 'person', 'operation', 'userId', 'subjectId', 'record'],
  [articles.informationMarks.path]: ['title'],
  [settings.banners.path]: ['showTo'],
  [settings.bookmarks.path]: ['isSystem'],
  [settings.systemParameters.path]: ['editorType'],
  [settings.tiles.path]: ['showTo'],
};

/** Of articles those of the advanced search: the others are for programs. */
const columnsOf = ({ list }: ListScreen): Columns =>
  'extraColumns' in list ? (list.extraColumns as Columns) : list.columns;

/** Records the columns that fields ask for. */
function recordFields(): Set<string> {
  const shown = new Set<string>();
  const { columnFilters } = filterDraft;
  vi.spyOn(filterDraft, 'columnFilters').mockImplementation((...args) => {
    const filter = columnFilters(...args);
    return (column, operation) => {
      shown.add(column);
      return filter(column, operation);
    };
  });
  return shown;
}

test.each(lists.filter(({ path }) => !withoutDrawer.includes(path)))('filters of $path', async (list) => {
  const shown = recordFields();
  const { person } = renderApp(list.path, { user: { isAdmin: true } });
  await person.click(await screen.findByRole('button', { name: 'Filtry' }));
  await screen.findByRole('dialog');
  // the fields of some lists are loaded when the drawer opens
  await waitFor(() => {
    const left = Object.keys(columnsOf(list)).filter((column) => column !== 'id' && !shown.has(column));
    expect(left).toEqual(withoutField[list.path] ?? []);
  });
});
