import { compile } from '@michaelhomer/jqjs';
import { CommandError, exitCodes } from '../failures/exit-codes.ts';

/** What the library says, in Polish. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^(?:could not handle token|unexpected) <end-of-program>.*/, 'wyrażenie urywa się przed końcem'],
  [/^unterminated string literal.*/, 'brak zamykającego cudzysłowu'],
  [/^(?:could not handle token|unexpected) (\S+).*/, 'nieoczekiwany znak ($1)'],
  [/^expected .*/, 'błąd składni'],
  [/^cannot iterate over (\w+).*/, 'nie można przejść po elementach, bo to $1'],
  [/^Cannot index (\w+) with (\w+) (.*)/, '$1 nie ma elementu $3'],
  [/^no such function (\S+)/, 'nie ma funkcji $1'],
  [/^type mismatch in .*?: ?(\w+) and (\w+).*/, 'działania nie da się wykonać: $1 i $2'],
  [/^cannot compute length of (\w+)/, 'length nie działa, bo to $1'],
  [/^can only (\w+) .*, not (\w+).*/, '$1 nie działa, bo to $2'],
];

const kinds: Readonly<Record<string, string>> = {
  object: 'obiekt',
  array: 'tablica',
  string: 'tekst',
  number: 'liczba',
  boolean: 'wartość logiczna',
  null: 'null',
};

/** An operator without its right side. */
const withoutEnd = /(?:[-|,+*/%<>=]|\b(?:and|or))\s*$/;

/** The library names „line:column”; an expression has one line nearly always. */
const place = /\bat (\d+):(\d+)/;

function sentence(message: string): string {
  const [pattern, polish] = phrases.find(([one]) => one.test(message)) ?? [];
  const text = pattern === undefined ? `nie da się go wykonać (${message})` : message.replace(pattern, polish ?? '');
  const [, line, column] = place.exec(message) ?? [];
  const where = column === undefined ? '' : `${line === '1' ? '' : `wiersz ${line}, `}znak ${column}: `;
  return where + text.replace(/\b(?:object|array|string|number|boolean|null)\b/g, (kind) => kinds[kind] ?? kind);
}

const refused = (error: unknown) =>
  new CommandError(
    `Wyrażenie --jq: ${sentence(error instanceof Error ? error.message : String(error))}`,
    exitCodes.usage,
  );

/** @throws CommandError for an expression that cannot be read, and for one that does not fit its value. */
export function compileJq(expression: string): (value: unknown) => Iterable<unknown> {
  // the library takes these for nothing
  if (withoutEnd.test(expression)) throw refused(`unexpected <end-of-program> at 1:${expression.length + 1}`);
  let compiled: ReturnType<typeof compile>;
  try {
    compiled = compile(expression);
  } catch (error) {
    throw refused(error);
  }
  return function* results(value) {
    try {
      yield* compiled(value);
    } catch (error) {
      throw refused(error);
    }
  };
}
