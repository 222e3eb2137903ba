import { Option } from 'commander';
import { outputFormats } from './output.ts';

/** `--output`, the same on every command that prints rows. */
export function outputOption(): Option {
  return new Option('-o, --output <postać>', 'postać wyniku').choices(outputFormats).default('table');
}
