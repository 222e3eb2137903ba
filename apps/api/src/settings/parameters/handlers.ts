import { menuLimits as limitsOf } from '@redakcja/domain/menus/menu-limits';
import { parameterFacts, parameterGroups } from '@redakcja/domain/settings/parameters/system-parameter-facts';
import { systemParameterSchema } from '@redakcja/domain/settings/parameters/system-parameter-form';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { MenuLimits } from '@redakcja/generated/model/menuLimits';
import { MenuType } from '@redakcja/generated/model/menuType';
import type { SessionParameters } from '@redakcja/generated/model/sessionParameters';
import type { SystemParameterGroup } from '@redakcja/generated/model/systemParameterGroup';
import type { SystemParameterRow } from '@redakcja/generated/model/systemParameterRow';
import type { Area, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import type { Database } from '../../database/database.ts';
import { systemParameters } from '../../database/schema.ts';
import { cleanValue, newValue } from './new-value.ts';
import { factsOf, labelOf } from './parameter-labels.ts';
import { allParameters, findParameter, listParameters, type ParameterRow } from './parameter-queries.ts';

function toRow(row: ParameterRow): SystemParameterRow {
  const { id, keyName, editorType, displayName } = row;
  return { id, keyName, editorType, displayName, labelValue: labelOf(row) };
}

const parameters = records({
  table: systemParameters,
  key: systemParameters.id,
  find: async (db: Database, id: number) => {
    const found = await findParameter(db, id);
    return found && { ...found, content: { body: { ...found.value, labelValue: labelOf(found.value) } } };
  },
  missing: (id) => `Nie znaleziono parametru o numerze ${id}`,
  journal: {
    recordType: JournalRecordType.SystemParameter,
    nameOf: ({ displayName }) => displayName,
    fieldsOf: factsOf,
  },
});

const updateSystemParameter: Handler<'updateSystemParameter'> = ({ body, ...call }) =>
  parameters.update(call, async (before) => ({ columns: { value: await newValue(call.db, before, body) } }));

const menuLimits: MenuLimits[] = Object.values(MenuType).map((menuType) => ({ menuType, ...limitsOf[menuType] }));

function groups(rows: readonly ParameterRow[]): SystemParameterGroup[] {
  const known = parameterGroups.map((name) => ({
    name,
    parameters: rows.filter(({ keyName }) => parameterFacts(keyName)?.group === name).map(toRow),
    menuLimits: [],
  }));
  return [...known, { name: 'Menu', parameters: [], menuLimits }];
}

async function session(db: Database, now: Date): Promise<SessionParameters> {
  const row = (await allParameters(db)).find((one) => one.editorType === 'session');
  return {
    timeout: row?.value.value ?? 15,
    isEnabled: row?.value.enabled !== false,
    lastResetTime: now.toISOString(),
  };
}

export const parametersArea = {
  handlers: {
    listSystemParameters: async ({ db, query }) => {
      const { rows, total } = await listParameters(db, query);
      return { body: rows.map(toRow), total };
    },
    getSystemParameter: parameters.get,
    updateSystemParameter,
    listSystemParameterGroups: async ({ db }) => ({ body: groups(await allParameters(db)) }),
    getSessionParameters: async ({ db, services }) => ({ body: await session(db, services.now()) }),
  },
  inputs: { updateSystemParameter: systemParameterSchema },
  cleaners: { updateSystemParameter: cleanValue },
} satisfies Area;
