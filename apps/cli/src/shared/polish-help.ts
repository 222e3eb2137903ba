import type { CommandUnknownOpts, HelpConfiguration, Option } from '@commander-js/extra-typings';
import type { Program } from './command.ts';

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Użycie:',
  'Arguments:': 'Argumenty:',
  'Options:': 'Opcje:',
  'Global Options:': 'Opcje ogólne:',
  'Commands:': 'Polecenia:',
};

/** What commander adds to a description in English (choices, default), in Polish. */
function described(subject: {
  description: string;
  argChoices?: readonly string[] | undefined;
  defaultValue?: unknown;
}): string {
  const { description, argChoices, defaultValue } = subject;
  const hasDefault = defaultValue !== undefined && defaultValue !== false && !Array.isArray(defaultValue);
  const notes = [
    ...(argChoices ? [`dozwolone: ${argChoices.join(', ')}`] : []),
    ...(hasDefault ? [`domyślnie: ${String(defaultValue)}`] : []),
  ];
  return notes.length > 0 ? `${description} (${notes.join('; ')})` : description;
}

const polish: HelpConfiguration = {
  showGlobalOptions: true,
  // in a narrow terminal too
  minWidthToWrap: 20,
  styleTitle: (title) => titles[title] ?? title,
  // commander keeps `argChoices` and `defaultValue` on options and arguments alike
  optionDescription: (option: Option) => described(option),
  argumentDescription: (argument) => described(argument),
  commandUsage: (command) => {
    const names = [command.name()];
    for (let above = command.parent; above !== null; above = above.parent) names.unshift(above.name());
    return `${names.join(' ')} ${inPolish(command.usage())}`;
  },
  subcommandTerm: (command) =>
    [
      command.name(),
      ...command.registeredArguments.map((one) => {
        const name = `${one.name()}${one.variadic ? '...' : ''}`;
        return one.required ? `<${name}>` : `[${name}]`;
      }),
    ].join(' '),
};

const inPolish = (usage: string) => usage.replace('[options]', '[opcje]').replace('[command]', '<polecenie>');

/** Help in Polish, on this command and all made under it. */
export function polishHelp(program: CommandUnknownOpts): void {
  program
    .helpOption('-h, --help', 'pokaż pomoc')
    .helpCommand('help [polecenie]', 'pomoc do polecenia')
    .configureHelp(polish)
    .showSuggestionAfterError();
}

/** `bip help articles list`: commander's own knows one word alone. */
export function addHelpCommand(program: Program): void {
  program
    .helpCommand(false)
    .command('help')
    .description('pomoc do polecenia')
    .argument('[polecenie...]', 'nazwy polecenia')
    .addHelpText('after', '\nPrzykład:\n  bip help articles set-status')
    .action((names) => {
      let found: CommandUnknownOpts = program;
      for (const word of names) {
        const inner = found.commands.find((one) => one.name() === word);
        if (inner === undefined) found.error(`error: unknown command '${word}'`, { code: 'commander.unknownCommand' });
        else found = inner;
      }
      found.outputHelp();
    });
}

// Commander says these in English; the words in quotes are the user's own.
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown option '(.*)'/, "błąd: nieznana opcja '$1'"],
  [/^error: unknown command '(.*)'/, "błąd: nieznane polecenie '$1'"],
  [/^error: missing required argument '(.*)'/, "błąd: brak argumentu '$1'"],
  [/^error: option '(.*)' argument missing/, "błąd: brak wartości opcji '$1'"],
  [/^error: required option '(.*)' not specified/, "błąd: opcja '$1' jest wymagana"],
  [/^error: option '(.*)' cannot be used with option '(.*)'/, "błąd: opcji '$1' i '$2' nie można łączyć"],
  [/^error: too many arguments.*/, 'błąd: za dużo argumentów'],
  [
    /^error: option '(.*)' argument '(.*)' is invalid\. Allowed choices are (.*)\./,
    "błąd: wartość '$2' opcji '$1' jest niedozwolona; dozwolone: $3",
  ],
  [
    /^error: command-argument value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\./,
    "błąd: wartość '$1' argumentu '$2' jest niedozwolona; dozwolone: $3",
  ],
  [/^error: option '(.*)' argument '(.*)' is invalid\. (.*)/, "błąd: wartość '$2' opcji '$1' jest niepoprawna: $3"],
  [
    /^error: command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)/,
    "błąd: wartość '$1' argumentu '$2' jest niepoprawna: $3",
  ],
  [/^error: /, 'błąd: '],
];
const suggestions: readonly (readonly [RegExp, string])[] = [
  [/\(Did you mean one of (.*)\?\)/, '(może jedno z: $1?)'],
  [/\(Did you mean (.*)\?\)/, '(może chodziło o: $1?)'],
];

/** Commander's message in Polish. */
export function polishErrors(text: string): string {
  const phrase = phrases.find(([pattern]) => pattern.test(text));
  const translated = phrase ? text.replace(phrase[0], phrase[1]) : text;
  const suggestion = suggestions.find(([pattern]) => pattern.test(translated));
  return suggestion ? translated.replace(suggestion[0], suggestion[1]) : translated;
}
