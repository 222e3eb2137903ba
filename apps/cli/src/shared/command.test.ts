// The compiler checks this file as well: a line marked as an error that compiles fails `tsc`.
import { expect, expectTypeOf, test } from 'vitest';
import { type OptionsOf, type Program, registerWith, rootCommand } from './command.ts';
import { type Context, systemContext } from './context.ts';
import { wholeNumber } from './options/option-parsers.ts';

const showCommand = (program: Program) =>
  program
    .command('show')
    .argument('<id>', 'number', wholeNumber(1))
    .option('--json', 'as JSON')
    .option('--size <n>', 'rows', wholeNumber(0), 20);

type ShowOptions = OptionsOf<typeof showCommand>;

const run = async (args: readonly string[], handler: (id: number, options: ShowOptions, context: Context) => void) => {
  const program = rootCommand();
  const exitCodes: number[] = [];
  const register = registerWith(systemContext(args), (code) => exitCodes.push(code));
  register(showCommand(program), async () => async (id, options, context) => handler(id, options, context));
  await program.parseAsync(args, { from: 'user' });
  return exitCodes;
};

test('a handler gets the arguments and options of the definition, and those of every command', async () => {
  const calls: unknown[] = [];
  const codes = await run(['show', '12', '--json', '--quiet'], (id, options) => {
    expectTypeOf(id).toEqualTypeOf<number>();
    expectTypeOf(options.json).toEqualTypeOf<true | undefined>();
    expectTypeOf(options.size).toEqualTypeOf<number>();
    expectTypeOf(options.host).toEqualTypeOf<string | undefined>();
    calls.push([id, options]);
  });
  expect(calls).toEqual([[12, { json: true, size: 20, quiet: true }]]);
  expect(codes).toEqual([0]);
});

test('an option that the definition does not have does not compile', async () => {
  await run(['show', '12'], (_, options) => {
    // @ts-expect-error the option is called `json`
    expect(options.jsno).toBeUndefined();
  });
});

test('an argument of another type does not compile', () => {
  const register = registerWith(systemContext([]), () => undefined);
  // @ts-expect-error the definition parses a number
  register(showCommand(rootCommand()), async () => async (id: string) => expect(id).toBeTypeOf('string'));
});
