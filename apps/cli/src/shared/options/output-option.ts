import { Option } from '@commander-js/extra-typings';
import { outputFormats } from '../output/output.ts';

/** `--output`, the same on every command that prints rows. */
export const outputOption = () =>
  new Option('-o, --output <postać>', 'postać wyniku').choices(outputFormats).default('table');

/** `--output` of a bulk command that can print its summary alone. */
export const summaryOutputOption = () =>
  new Option('-o, --output <postać>', 'postać wyniku; summary to samo podsumowanie')
    .choices(['summary', ...outputFormats])
    .default('summary');
