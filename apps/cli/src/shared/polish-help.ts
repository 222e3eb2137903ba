import type { CommandUnknownOpts, HelpConfiguration, Option } from '@commander-js/extra-typings';
import type { Program } from './command.ts';
import { closestMatch } from './failures/closest-match.ts';
import { describedWithSynonyms, isCalled, leadOn, unknownCommand } from './synonyms.ts';

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Użycie:',
  'Arguments:': 'Argumenty:',
  'Options:': 'Opcje:',
  'Global Options:': 'Opcje ogólne:',
  'Commands:': 'Polecenia:',
};

/** Translates what commander adds to a description (choices, default). */
function describe(subject: {
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
  // wrap in a narrow terminal as well
  minWidthToWrap: 20,
  styleTitle: (title) => titles[title] ?? title,
  optionDescription: (option: Option) => describe(option),
  argumentDescription: (argument) => describe(argument),
  commandDescription: describedWithSynonyms,
  subcommandDescription: describedWithSynonyms,
  commandUsage: (command) => {
    const names = [command.name()];
    for (let above = command.parent; above !== null; above = above.parent) names.unshift(above.name());
    return `${names.join(' ')} ${translateUsage(command.usage())}`;
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

const translateUsage = (usage: string) => usage.replace('[options]', '[opcje]').replace('[command]', '<polecenie>');

/** Makes the help of this command and of its subcommands Polish. */
export function polishHelp(program: CommandUnknownOpts): void {
  program
    .helpOption('-h, --help', 'pokaż pomoc')
    .helpCommand('help [polecenie]', 'pomoc do polecenia')
    .configureHelp(polish)
    .showSuggestionAfterError();
}

/** `bip help articles list`: commander's own help command takes only one name. Unknown ones lead on. */
export function addHelpCommand(program: Program): void {
  program
    .helpCommand(false)
    .command('help')
    .description('pomoc do polecenia')
    .argument('[polecenie...]', 'nazwy polecenia')
    .addHelpText('after', '\nPrzykład:\n  bip help articles set-status')
    .action((names) => {
      let found: CommandUnknownOpts = program;
      for (const name of names) {
        const subcommand = found.commands.find((one) => isCalled(one, name));
        if (subcommand === undefined) unknownCommand(found, name);
        found = subcommand;
      }
      found.outputHelp();
    });
  leadOn(program);
}

// Commander's messages; what is in quotes comes from the user.
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

/** What the user may have meant, for the end of a message. */
function suggestion(text: string, candidates: readonly string[]): string {
  const match = closestMatch(text, candidates);
  return match === undefined ? '' : `\n(może chodziło o: ${match}?)`;
}

/** A wrong value with its allowed values, as the phrases above have it. */
const wrongValue = /wartość '(.*)' (?:opcji|argumentu) .*dozwolone: (.*)\n/;

/** Translates commander's error message. */
export function polishErrors(text: string): string {
  const translated = translate(text);
  const [, value, allowed] = wrongValue.exec(translated) ?? [];
  if (value === undefined || allowed === undefined) return translated;
  return `${translated.trimEnd()}${suggestion(value, allowed.split(', '))}\n`;
}

function translate(text: string): string {
  const phrase = phrases.find(([pattern]) => pattern.test(text));
  const translated = phrase ? text.replace(phrase[0], phrase[1]) : text;
  const similar = suggestions.find(([pattern]) => pattern.test(translated));
  return similar ? translated.replace(similar[0], similar[1]) : translated;
}
