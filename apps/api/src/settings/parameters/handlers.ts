import type { MenuLimits } from '@redakcja/generated/model/menuLimits';
import type { SessionParameters } from '@redakcja/generated/model/sessionParameters';
import type { SystemParameterGroup } from '@redakcja/generated/model/systemParameterGroup';
import type { SystemParameterInput } from '@redakcja/generated/model/systemParameterInput';
import type { SystemParameterRow } from '@redakcja/generated/model/systemParameterRow';
import type { Call, Handlers } from '../../contract/handler.ts';
import { etagOf, requireMatch } from '../../shared/etag.ts';
import { notFound, preconditionFailed } from '../../shared/problem.ts';
import type { Services } from '../../shared/services.ts';
import { newValue } from './new-value.ts';
import { labelOf } from './parameter-labels.ts';
import {
  allParameters,
  findParameter,
  listParameters,
  type ParameterRow,
  writeParameter,
} from './parameter-queries.ts';

export const parameterHandlers: Handlers = {
  listSystemParameters: async ({ services, query }) => {
    const { rows, total } = await listParameters(services, query);
    return { body: rows.map(toRow), total };
  },
  getSystemParameter: async ({ services, params }) => answer(await require(services, Number(params.id))),
  updateSystemParameter,
  listSystemParameterGroups: async ({ services }) => ({ body: groups(await allParameters(services)) }),
  getSessionParameters: async ({ services }) => ({ body: await session(services) }),
};

function toRow({ id, keyName, editorType, displayName, value }: ParameterRow): SystemParameterRow {
  return { id, keyName, editorType, displayName, labelValue: labelOf({ editorType, value }) };
}

function answer(row: ParameterRow) {
  return { body: { ...toRow(row), value: row.value }, etag: etagOf(row.revision) };
}

async function require({ db }: Services, id: number): Promise<ParameterRow> {
  const row = await findParameter(db, id);
  if (row === undefined) throw notFound(`Nie znaleziono parametru o numerze ${id}`);
  return row;
}

async function updateSystemParameter({ services, params, body, ifMatch }: Call<SystemParameterInput>) {
  const parameter = await require(services, Number(params.id));
  const value = await newValue(services.db, parameter, body);
  requireMatch(ifMatch, parameter.revision);
  if (!(await writeParameter(services.db, parameter, value))) throw preconditionFailed();
  return answer(await require(services, parameter.id));
}

/** Limits of section 5; -1 is unlimited. */
const menuLimits: MenuLimits[] = [
  { menuType: 10, maxElements: 6, maxLevels: 1 },
  { menuType: 20, maxElements: -1, maxLevels: 4 },
];

const groupKeys: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['Sesja', ['SessionTimeout']],
  ['Pliki i treść', ['MaxFileSize', 'MaxNewAttachmentCount', 'MaxLengthExtraContent', 'NewTabOpenLinks']],
  ['Wygląd', ['ApplicationColor', 'TileCount']],
  ['Pomoc', ['UserManual', 'BipUserManual']],
  ['Strona biuletynu', ['CookieInformation', 'Analytics', 'ClientId']],
];

function groups(rows: readonly ParameterRow[]): SystemParameterGroup[] {
  const known = groupKeys.map(([name, keys]) => ({
    name,
    parameters: rows.filter((row) => keys.includes(row.keyName)).map(toRow),
    menuLimits: [],
  }));
  return [...known, { name: 'Menu', parameters: [], menuLimits }];
}

async function session(services: Services): Promise<SessionParameters> {
  const row = (await allParameters(services)).find(({ keyName }) => keyName === 'SessionTimeout');
  return {
    timeout: Number(row?.value.value ?? 15),
    isEnabled: row?.value.enabled !== false,
    lastResetTime: services.now().toISOString(),
  };
}
