import { expect } from 'vitest';
import type { Bip, Finished } from './bip.ts';
import { PageVisitor } from './page-visitor.ts';

/** Signs in as a person with a browser does; the pages are visited from here. */
export async function signIn(bip: Bip, login: string, words: readonly string[] = []): Promise<Finished> {
  const program = bip.start(['login', ...words], { env: { BROWSER: 'true' } });
  const [, url = ''] = await program.says(/nie otworzy: (http:\S+)/);
  const last = await new PageVisitor().signIn(url, login);
  expect(last.text).toContain('Gotowe');
  const done = await program.end;
  expect(done).toMatchObject({ code: 0, stdout: '' });
  return done;
}
