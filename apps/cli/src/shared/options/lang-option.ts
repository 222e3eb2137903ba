import { Option } from '@commander-js/extra-typings';

/** `--lang`, the same on every command that works on one language version. */
export const langOption = (text = 'wersja językowa (domyślnie: PL)') => new Option('--lang <kod>', text);
