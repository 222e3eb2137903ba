// Translates the messages of the contract checks.
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^unknown operation (.*)$/, 'nieznana operacja $1'],
  [/status is not in the contract/, 'kontrakt nie zna tego kodu odpowiedzi'],
  [/header (\S+) is missing/, 'brak nagłówka $1'],
  [/^(query|path|header) (\S+) is missing/, 'brak parametru $2'],
  [/^query (\S+) is not in the contract/, 'kontrakt nie zna parametru $1'],
  [/property '(.*)' is not in the contract/, "kontrakt nie zna pola '$1'"],
  [/must have required property '(.*)'/, "brak wymaganego pola '$1'"],
  [/must be equal to one of the allowed values/, 'niedozwolona wartość; dozwolone:'],
  [/must be integer$/, 'oczekiwano liczby całkowitej'],
  [/must be number$/, 'oczekiwano liczby'],
  [/must be string$/, 'oczekiwano tekstu'],
  [/must be boolean$/, 'oczekiwano true albo false'],
  [/must be array$/, 'oczekiwano tablicy'],
  [/must be object$/, 'oczekiwano obiektu'],
  [/must be null$/, 'oczekiwano null'],
  [/must be (\S+(?:,\S+)+)$/, 'oczekiwano jednego z rodzajów: $1'],
  [/must match format "(.*)"/, 'oczekiwano formatu $1'],
  [/must match pattern "(.*)"/, 'nie pasuje do wzorca $1'],
  [/must NOT have more than (\d+) (characters|items)/, 'za długie, najwyżej $1'],
  [/must NOT have fewer than (\d+) (characters|items)/, 'za krótkie, co najmniej $1'],
  [/must be (>=|<=|>|<) (\S+)/, 'oczekiwano wartości $1 $2'],
  [/content type is (.*), the contract says (.*)/, 'rodzaj treści to $1, a w kontrakcie $2'],
  [/the body is not JSON/, 'treść nie jest poprawnym JSON'],
  [/the body must be empty|body: must be empty/, 'treść powinna być pusta'],
  [/body is missing/, 'brak treści (--body)'],
];

/** Translates one message; an unknown one is returned unchanged. */
export function polishViolation(message: string): string {
  return phrases.reduce((text, [pattern, polish]) => text.replace(pattern, polish), message);
}
