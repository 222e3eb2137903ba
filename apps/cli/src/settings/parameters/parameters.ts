import { parameterFacts } from '@redakcja/domain/settings/parameters/system-parameter-facts';
import { parameterFormSchema } from '@redakcja/domain/settings/parameters/system-parameter-form';
import {
  getSystemParameter,
  listSystemParameters,
  updateSystemParameter,
} from '@redakcja/generated/axios/settings/settings';
import { etagOf } from '@redakcja/generated/http';
import type { SystemParameter } from '@redakcja/generated/model/systemParameter';
import type { SystemParameterRow } from '@redakcja/generated/model/systemParameterRow';
import { getSystemParameterPath } from '@redakcja/generated/paths';
import { authenticate } from '../../auth/authenticate.ts';
import { quoted } from '../../shared/bulk/resume-hint.ts';
import { type Context, info } from '../../shared/context.ts';
import { closestMatch } from '../../shared/failures/closest-match.ts';
import { CommandError, type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { printList } from '../../shared/output/print-list.ts';
import { printRecord } from '../../shared/output/print-record.ts';
import { isSaving, whyRecords } from '../../shared/why.ts';
import type { GetParameterOptions, ListParametersOptions, SetParameterOptions } from './commands.ts';
import { assignments, changedForm } from './parameter-value.ts';

/** `bip parameters list`. */
export async function listParameterRows(options: ListParametersOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { filter, sort } = options;
  const query = { ...(filter ? { filters: filter } : {}), ...(sort ? { sortings: sort } : {}) };
  const shape = {
    id: (row: SystemParameterRow) => row.keyName,
    columns: [
      { heading: 'KLUCZ', value: (row: SystemParameterRow) => row.keyName },
      { heading: 'WARTOŚĆ', value: (row: SystemParameterRow) => row.labelValue },
      { heading: 'NAZWA', value: (row: SystemParameterRow) => row.displayName },
    ],
  };
  await printList(context, options, { ...shape, operation: 'listSystemParameters' }, (page) =>
    listSystemParameters({ ...query, ...page }),
  );
}

/** By its key, in any case of letters. */
async function findParameter(key: string): Promise<SystemParameter> {
  const { items } = await listSystemParameters({ size: 1000 });
  const names = items.map(({ keyName }) => keyName);
  const found = items.find(({ keyName }) => keyName.toLowerCase() === key.toLowerCase());
  if (found !== undefined) return getSystemParameter(found.id);
  const similar = closestMatch(key, names);
  const hint = similar === undefined ? `; są: ${names.join(', ')}` : ` (może chodziło o: ${similar}?)`;
  throw new CommandError(`Nie ma parametru „${key}”${hint}`, exitCodes.usage);
}

const boundsOf = ({ value }: SystemParameter) =>
  'minValue' in value ? `od ${value.minValue} do ${value.maxValue}` : null;

/** `bip parameters get`. */
export async function getParameter(key: string, options: GetParameterOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const parameter = await findParameter(key);
  const { does, defaultText } = parameterFacts(parameter.keyName) ?? {};
  const bounds = boundsOf(parameter);
  const lines = [
    ['Klucz', parameter.keyName],
    ['Nazwa', parameter.displayName],
    ['Wartość', parameter.labelValue],
    ['Zakres', bounds],
    ['Domyślnie', defaultText],
    ['Działanie', does],
  ].flatMap(([label, text]) => (text ? `${`${label}:`.padEnd(11)}${text}` : []));
  printRecord(context, options.output === 'json', parameter, () => `${lines.join('\n')}\n`);
}

/** `bip parameters set`: refused here like on the screen, and when somebody has changed it meanwhile. */
export async function setParameter(
  key: string,
  given: readonly string[],
  options: SetParameterOptions,
  context: Context,
): Promise<ExitCode> {
  if (given.length === 0 && !options.why) throw new CommandError('Podaj wartość', exitCodes.usage);
  await authenticate(context, options);
  const before = await findParameter(key);
  if (options.why)
    return whyRecords(context, 'table', isSaving, [
      { id: before.id, record: getSystemParameterPath.replace('{id}', String(before.id)) },
    ]);
  const form = await changedForm(before, given);
  const checked = parameterFormSchema(before).safeParse(form);
  if (!checked.success) {
    const messages = checked.error.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
    throw new CommandError(messages.join('\n'), exitCodes.usage);
  }
  if (options.dryRun) {
    info(
      context,
      `Próba: ${before.keyName} z ${JSON.stringify(before.value)} na ${JSON.stringify(form.value)}. Niczego nie zmieniono`,
    );
    return exitCodes.ok;
  }
  const after = await updateSystemParameter(before.id, checked.data, {
    headers: { 'If-Match': etagOf(before) ?? '*' },
  });
  const former = assignments(before, after);
  if (former?.length === 0) {
    info(context, `${before.keyName}: tak już jest, niczego nie zmieniono`);
    return exitCodes.ok;
  }
  const undo =
    former === null
      ? `bip history parametr ${before.keyName}`
      : `bip parameters set ${[before.keyName, ...former].map(quoted).join(' ')}`;
  info(context, `${before.keyName}: ${before.labelValue} → ${after.labelValue}. Cofnięcie: ${undo}`);
  return exitCodes.ok;
}
