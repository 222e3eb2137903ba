import { expect, test } from 'vitest';
import { withServer } from '../testing/with-server.ts';

const { bip } = withServer();

test('links check lists what leads nowhere and says so by its exit code', async () => {
  const link = { key: 'x', type: 20, displayText: 'Ukryta', title: 'Ukryta', target: 10 };
  const before = await bip.run(['links', 'check', '--filter', 'source;equal;footer', '-o', 'csv']);
  expect(before).toMatchObject({ code: 0, stdout: expect.not.stringContaining('Stopka') });
  expect((await bip.run(['links', 'check', '--filter', 'nic;equal;x'])).code).toBe(2);
  expect(link.type).toBe(20);
});
