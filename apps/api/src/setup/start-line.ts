import type { DemoAccounts } from '../shared/demonstration.ts';

/** The one line that says where the product is and, in a demonstration, how to get in. */
export function startLine(publicUrl: string, demonstration: DemoAccounts | null): string {
  const address = `Redakcja BIP działa: ${publicUrl}`;
  if (demonstration === null) return address;
  const { accounts, password } = demonstration;
  const [editor, administrator] = accounts;
  return `${address} – wersja demonstracyjna; konta: ${editor?.userName}, ${administrator?.userName} i inne, hasło: ${password}`;
}
