import type { Config } from '../config.ts';
import type { DemoAccounts } from '../shared/accounts/demonstration.ts';

/** Printed at the start: the addresses and, in a demonstration, the accounts. */
export function startLine(
  { publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>,
  demonstration: DemoAccounts | null,
): string {
  const address = `Redakcja BIP działa: ${publicUrl}, biuletyn: ${site.url}`;
  if (demonstration === null) return address;
  const { accounts, password } = demonstration;
  const [editor, administrator] = accounts;
  return `${address} – wersja demonstracyjna; konta: ${editor?.userName}, ${administrator?.userName} i inne, hasło: ${password}`;
}
