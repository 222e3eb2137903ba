import { Option } from '@commander-js/extra-typings';
import { textEncodings } from '@redakcja/domain/shared/text/text-encoding';

/** `--encoding`, the same on every command that reads a file of an office. */
export const encodingOption = () =>
  new Option('--encoding <kodowanie>', 'kodowanie pliku, gdy ma być inne niż rozpoznane').choices(textEncodings);
