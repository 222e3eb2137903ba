// Values of system parameters as words of a command line: a value alone, or field=value.
import { type ParameterFormValue, parameterForm } from '@redakcja/domain/settings/parameters/system-parameter-form';
import { parameterColorLabels } from '@redakcja/domain/settings/settings-labels';
import type { SystemParameter } from '@redakcja/generated/model/systemParameter';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { readUtf8 } from '../../shared/rows/utf8-text.ts';

type Field = keyof ParameterFormValue;

/** What a value without the name of a field is of. */
const mainFields: Readonly<Record<SystemParameter['editorType'], Field>> = {
  number: 'value',
  session: 'value',
  color: 'value',
  tileCount: 'value',
  clientId: 'clientId',
  cookies: 'isEnabled',
  analytics: 'isActive',
  switch: 'isEnabled',
  userManual: 'userManual',
  bipUserManual: 'userManual',
};

const yes = ['tak', 'true', 'włączone', 'włączona'];
const no = ['nie', 'false', 'wyłączone', 'wyłączona'];
const nothing = ['brak', 'domyślny'];

const usage = (message: string) => new CommandError(message, exitCodes.usage);

/** The changed form of a parameter. @throws CommandError that names what is expected */
export async function changedForm(parameter: SystemParameter, given: readonly string[]) {
  const form = parameterForm(parameter);
  const value: Record<string, unknown> = { ...form.value };
  for (const text of given) {
    const [, name, rest = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    const isNamed = name !== undefined && name in value;
    const words = isNamed ? rest : text;
    const isSession = parameter.editorType === 'session' && !isNamed;
    const isMinutes = isSession && /^-?\d/.test(words);
    const field = isNamed ? name : isSession && !isMinutes ? 'enabled' : mainFields[parameter.editorType];
    value[field] = await parsed(parameter, field, words);
    if (isMinutes) value.enabled = true;
  }
  return { editorType: form.editorType, value };
}

async function parsed({ editorType, value }: SystemParameter, field: string, words: string): Promise<unknown> {
  const current: unknown = Reflect.get(value, field);
  const isNothing = nothing.includes(words.toLowerCase());
  if (editorType === 'color') return colorOf(words);
  if (field === 'userManual') {
    if (isNothing) return null;
    throw usage('Plik podręcznika wysyła aplikacja albo bip config apply; tu można podać tylko „domyślny”');
  }
  if (field === 'clientId' && isNothing) return null;
  if (typeof current === 'boolean') return flagOf(field, words);
  if (typeof current === 'number' || field === 'clientId') return numberOf(words);
  return words.startsWith('@') ? readUtf8(words.slice(1)) : words;
}

function flagOf(field: string, words: string): boolean {
  const word = words.toLowerCase();
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  throw usage(`${field}: oczekiwano „tak” albo „nie”`);
}

function numberOf(words: string): number {
  if (!/^-?\d+$/.test(words)) throw usage(`Oczekiwano liczby całkowitej, a nie „${words}”`);
  return Number(words);
}

function colorOf(words: string): string {
  const labels = Object.entries(parameterColorLabels);
  const found = labels.find(([color, label]) => [color, label.toLowerCase()].includes(words.toLowerCase()));
  if (found !== undefined) return found[0];
  throw usage(`Nie ma koloru „${words}”. Kolory: ${labels.map(([, label]) => label).join(', ')}`);
}

/** The changed fields of a former value as `bip parameters set` takes them; null where one is too long for a command line. */
export function assignments(before: SystemParameter, after: SystemParameter): string[] | null {
  const [was, is] = [parameterForm(before).value, parameterForm(after).value];
  const fields = Object.entries(was).filter(
    ([name, one]) => JSON.stringify(one) !== JSON.stringify(Reflect.get(is, name)),
  );
  const texts = fields.map(([name, one]) => `${name}=${wordsOf(one)}`);
  const isWhole = fields.every(([, one]) => one === null || typeof one !== 'object');
  return isWhole && texts.every((one) => one.length <= 100) ? texts : null;
}

function wordsOf(value: unknown): string {
  if (value === null) return 'brak';
  return typeof value === 'boolean' ? (value ? 'tak' : 'nie') : String(value);
}
