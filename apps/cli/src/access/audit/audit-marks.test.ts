// `bip audit art8`, with the real program against the real server.
import { expect, test } from 'vitest';
import { withSharedServer } from '../../testing/with-server.ts';

const { bip } = withSharedServer();

const audit = (...args: string[]) => bip.run(['audit', 'art8', ...args]);

test('the report per period, and what is incomplete', async () => {
  const all = await audit('--size', '0', '-o', 'csv');
  expect(all).toMatchObject({ code: 0, stderr: '' });
  expect((await audit('--size', '2', '-o', 'csv')).stderr).toBe(
    'To nie całe zestawienie. Wszystkie wiersze: --size 0\n',
  );
  const [heading, ...rows] = all.stdout.trim().split('\r\n');
  expect(heading).toContain('PODMIOT UDOSTĘPNIAJĄCY,WYTWORZYŁ LUB ODPOWIADA ZA TREŚĆ,DATA WYTWORZENIA');
  // the articles of the installation, which nobody has taken over yet
  const lacking = rows.filter((row) => row.includes('Nie wiadomo, kto wprowadził informację do BIP'));
  expect(lacking.length).toBeGreaterThan(5);
  const incomplete = await audit('--incomplete', '-o', 'ids', '--size', '0');
  expect(incomplete.code).toBe(1);
  expect(incomplete.stdout.trim().split('\n')).toHaveLength(lacking.length);
  expect(await audit('--until', '2020-12-31', '--incomplete')).toMatchObject({ code: 0, stderr: '0 z 0\n' });
  expect((await audit('--since', 'kiedyś')).code).toBe(2);
});
