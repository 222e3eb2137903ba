import { Option } from '@commander-js/extra-typings';

/** `--yes`, the same on every command that asks for confirmation. */
export const yesOption = (text = 'nie pytaj o potwierdzenie') => new Option('-y, --yes', text);
