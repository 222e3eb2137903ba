import { expect } from 'vitest';
import type { Bip } from './bip.ts';
import { FormBrowser } from './form-browser.ts';
import type { BipResult } from './resident/run-resident.ts';

/** Runs `bip login` and signs in on the pages that it opens. */
export async function signIn(bip: Bip, login: string, args: readonly string[] = []): Promise<BipResult> {
  const program = bip.start(['login', ...args], { env: { BROWSER: 'true' } });
  const [, url = ''] = await program.waitForStderr(/nie otworzy: (http:\S+)/);
  const last = await new FormBrowser().signIn(url, login);
  expect(last.text).toContain('Gotowe');
  const done = await program.end;
  expect(done).toMatchObject({ code: 0, stdout: '' });
  return done;
}
