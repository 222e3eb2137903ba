import { InvalidArgumentError } from '@commander-js/extra-typings';

/** A name in another language, as an option gives it. */
export interface NamedTranslation {
  /** ISO code of the language. */
  code: string;
  name: string;
}

/** Parses `EN=Announcements`. */
export function parseTranslation(text: string): NamedTranslation {
  const [, code = '', name = ''] = /^([a-z-]{2,6})=(.*)$/is.exec(text) ?? [];
  if (name.trim() === '') throw new InvalidArgumentError('oczekiwano kodu języka i nazwy, np. EN=Announcements');
  return { code: code.toUpperCase(), name };
}
