import { compile } from '@michaelhomer/jqjs';
import { CommandError, exitCodes } from '../failures/exit-codes.ts';

const refused = (error: unknown) =>
  new CommandError(`Wyrażenie --jq: ${error instanceof Error ? error.message : String(error)}`, exitCodes.usage);

/** @throws CommandError for an expression that cannot be read, and for one that does not fit its value. */
export function compileJq(expression: string): (value: unknown) => Iterable<unknown> {
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
