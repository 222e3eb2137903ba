import type { Problem, ProblemCode } from './wordpress-articles.ts';

const sentences: Readonly<Record<ProblemCode, (detail: string) => string>> = {
  password: () => 'Chroniony hasłem: nie jest przenoszony',
  private: () => 'Prywatny: nie jest przenoszony',
  deleted: (status) => `Usunięty albo niezapisany (${status}): nie jest przenoszony`,
  kind: (type) => `Rodzaj „${type}” nie jest artykułem`,
  noTitle: () => 'Bez tytułu: nie jest przenoszony',
  noDate: () => 'Bez daty: podaj datę wytworzenia',
  shortcode: (name) => `Niezrozumiały znacznik wtyczki [${name}] został w treści`,
  missingFile: (address) => `Nie ma pliku ${address}`,
  noText: () => 'Bez treści i załączników',
};

/** What was not taken over, or not as it was, for who moves the bulletin. */
export const problemSentence = ({ code, detail = '' }: Problem): string => sentences[code](detail);
