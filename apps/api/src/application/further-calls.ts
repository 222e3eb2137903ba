// Calls about a record that its address does not say, each with its name, and what a person chooses with some calls.
import { languageStatusLabels } from '@redakcja/domain/settings/settings-labels';
import { recordCallNames } from '@redakcja/domain/shared/operation-verdict';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { OperationId } from '@redakcja/generated/operations';
import { Language } from '@redakcja/generated/zod/language';
import { MenuElement } from '@redakcja/generated/zod/menuElement';
import { sql } from 'drizzle-orm';
import type { AttemptedCall } from '../call/attempts/attempts.ts';
import type { Database } from '../database/database.ts';
import { integer, rowShape } from '../database/rows/row-shape.ts';

export interface FurtherCall extends AttemptedCall {
  name: string;
  status?: number;
}

/** By the operation that reads the record, which answers `record`. */
export const furtherCalls: Partial<{
  [Read in OperationId]: (record: unknown, db: Database) => FurtherCall[] | Promise<FurtherCall[]>;
}> = {
  getLanguage: (record) => {
    const { id, status: now } = Language.parse(record);
    return Object.values(LanguageStatus)
      .filter((status) => status !== now)
      .map((status) => ({
        operation: 'changeLanguageStatus',
        name: `Zmiana statusu na: ${languageStatusLabels[status]}`,
        status,
        params: { id: String(id), status: String(status) },
      }));
  },
  getMenuElement: async (record, db) => {
    const { elementId, parentElementId, displayText, title, articleSortOnCategoryType } = MenuElement.parse(record);
    const params = { type: await menuOf(db, elementId) };
    const change = (name: string, body: object): FurtherCall => ({ operation: 'changeMenu', name, params, body });
    const element = { displayText, title };
    return [
      change(recordCallNames.save, { event: 'edit', elementId, element }),
      // to the first place of its level: what is in the way of a move does not depend on the place
      change(recordCallNames.move, { event: 'move', elementId, parentElementId, previousElementId: null }),
      change('Dodanie kategorii pod nią', {
        event: 'add',
        parentElementId: elementId,
        previousElementId: null,
        element: { displayText: 'Nowa kategoria', title: 'Nowa kategoria' },
      }),
      {
        operation: 'changeMenuSortConfiguration',
        name: 'Sortowanie artykułów',
        params: { elementId: String(elementId) },
        body: { articleSortOnCategoryType },
      },
      change(recordCallNames.remove, { event: 'delete', elementId }),
    ];
  },
};

const menu = rowShape({ type: integer() });

async function menuOf(db: Database, elementId: number): Promise<string> {
  const [found] = await db.rows(menu, sql`select type from menu_elements where id = ${elementId}::int`);
  return String(found?.type);
}

/** What a person gives with a call, in a sentence. A body with it is sent; without a body the permissions decide. */
interface Chosen {
  condition: string;
  body?: object;
}

export const chosenWithCall: Partial<{ [Id in OperationId]: Chosen }> = {
  mergeTags: { condition: 'Wybierz tagi tej samej wersji językowej, które ten tag zastąpi' },
  changePassword: {
    condition: 'Potrzebne jest obecne hasło',
    body: { currentPassword: 'nieznane', newPassword: `Zq7${'obecnego-hasla-tu-nie-ma-'.repeat(3)}` },
  },
};

/** What answers an address of the contract, and is no record that is changed as a whole. */
export const noRecords: readonly OperationId[] = ['getMenu'];
