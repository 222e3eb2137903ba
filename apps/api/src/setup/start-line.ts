import type { Config } from '../config.ts';

/** The one line that says where the product is and, in a demonstration, how to get in. */
export async function startLine({ publicUrl, demo }: Pick<Config, 'publicUrl' | 'demo'>): Promise<string> {
  const address = `Redakcja BIP działa: ${publicUrl}`;
  if (!demo) return address;
  const { demoPassword, demoUsers } = await import('../demo/demo-office.ts');
  const [editor, administrator] = demoUsers;
  return `${address} – wersja demonstracyjna; konta: ${editor?.userName}, ${administrator?.userName} i inne, hasło: ${demoPassword}`;
}
