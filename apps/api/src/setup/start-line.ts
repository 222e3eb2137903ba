import type { DemoAccounts } from '../shared/demonstration.ts';

/** Printed at the start: the address and, in a demonstration, the accounts. */
export function startLine(publicUrl: string, demonstration: DemoAccounts | null): string {
  const address = `Redakcja BIP działa: ${publicUrl}`;
  if (demonstration === null) return address;
  const { accounts, password } = demonstration;
  const [editor, administrator] = accounts;
  return `${address} – wersja demonstracyjna; konta: ${editor?.userName}, ${administrator?.userName} i inne, hasło: ${password}`;
}
