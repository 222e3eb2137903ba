import type { Command } from 'commander';

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Użycie:',
  'Arguments:': 'Argumenty:',
  'Options:': 'Opcje:',
  'Global Options:': 'Opcje ogólne:',
  'Commands:': 'Polecenia:',
};

/** Help in Polish, on this command and all made under it. */
export function polishHelp(program: Command): void {
  program
    .helpOption('-h, --help', 'pokaż pomoc')
    .helpCommand('help [polecenie]', 'pomoc do polecenia')
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => titles[title] ?? title })
    .showSuggestionAfterError();
}

// Commander says these in English; the words in quotes are the user's own.
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown option '(.*)'/, "błąd: nieznana opcja '$1'"],
  [/^error: unknown command '(.*)'/, "błąd: nieznane polecenie '$1'"],
  [/^error: missing required argument '(.*)'/, "błąd: brak argumentu '$1'"],
  [/^error: option '(.*)' argument missing/, "błąd: brak wartości opcji '$1'"],
  [/^error: required option '(.*)' not specified/, "błąd: opcja '$1' jest wymagana"],
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
