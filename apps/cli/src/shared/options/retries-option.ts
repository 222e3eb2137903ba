import { Option } from '@commander-js/extra-typings';
import { wholeNumber } from './option-parsers.ts';

/** `--retries`, the same on every command that repeats calls. */
export const retriesOption = (initial: number) =>
  new Option('--retries <n>', 'ile razy ponawiać, gdy serwer chwilowo nie odpowiada')
    .default(initial)
    .argParser(wholeNumber(0, 20));

/** For interactive commands. */
export const fewRetries = 2;

/** Of long work. */
export const manyRetries = 6;
