import { expect, test } from 'vitest';
import { withSharedServer } from '../../testing/with-server.ts';

const { bip } = withSharedServer();

test.each(['powód', 'bo tak', 'brak powodu', 'aktualizacja treści', '...'])(
  '--past-gate „%s” is refused before anything is read or asked',
  async (reason) => {
    const run = await bip.run(['articles', 'import', `${bip.home}/nie-ma`, '--past-gate', reason], {
      env: { BIP_HOST: 'http://localhost:9' },
    });
    expect([run.code, run.stdout, run.stderr]).toEqual([
      2,
      '',
      '--past-gate: Powód ma być zdaniem o tej zmianie: co najmniej 2 słowa i 8 liter, innych niż „aktualizacja treści”\n',
    ]);
  },
);
