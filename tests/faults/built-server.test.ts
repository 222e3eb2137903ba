import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startProduct } from '../support/product.ts';

test('the built server leaves its compiled code for the next start', async () => {
  for (const start of ['first', 'second']) {
    const product = await startProduct('built', { LOG_LEVEL: 'error' });
    expect((await fetch(`${product.url}/healthz`)).status, start).toBe(200);
    await product.stop();
  }
  const kept = path.resolve(import.meta.dirname, '../../apps/api/dist/.compiled');
  expect(readdirSync(kept, { recursive: true }).length).toBeGreaterThan(5);
});
