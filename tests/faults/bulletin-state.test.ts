// The state of the bulletin against a model: overlapping transactions of many sessions, with restores and ways back in time between them.
import { execFileSync } from 'node:child_process';
import { openDatabase } from '@redakcja/api/database/open-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requirePostgres } from '../../scripts/postgres.mjs';

const isLong = process.env.FAULTS === 'long';
const steps = isLong ? 4000 : 400;
/** Sessions of one process. */
const sessionsOfOne = 5;

type Server = Awaited<ReturnType<typeof requirePostgres>>;
const servers: Server[] = [];
const clients: pg.Client[] = [];
let url: string;

beforeAll(async () => {
  servers.push(await requirePostgres());
  url = await made('bip');
  await (await openDatabase({ dataDir: '', database: { url, poolSize: 1 } })).close();
});
afterAll(async () => {
  await closeSessions();
  for (const server of servers) server.stop();
});

const closeSessions = () => Promise.all(clients.splice(0).map((client) => client.end()));

async function session(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

/** A database on the newest server, empty or as another one is now; nobody may be connected to that. */
async function made(name: string, template = 'template1'): Promise<string> {
  const address = servers.at(-1)?.url ?? '';
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return address.replace(/\/postgres$/, `/${name}`);
}

const stateIn = async (client: pg.Client) =>
  String((await client.query('select state from public_state')).rows[0].state);

/** Numbers that are the same in each run. */
function numbers(seed: number) {
  let present = seed;
  return (below: number) => {
    present = (present * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((present / 2 ** 31) * below);
  };
}

const write = (client: pg.Client) =>
  client.query(
    "insert into banners (name, title, url, target, language_id, is_active) values ('b', 'b', 'b', 20, 1, false)",
  );

/** Sessions begin, write, go back to savepoints, commit and roll back as it happens; after each commit the state is none of `seen`. */
async function run(address: string, seen: Set<string>, seed: number): Promise<void> {
  const reader = await session(address);
  const sessions = await Promise.all(Array.from({ length: 2 * sessionsOfOne }, () => session(address)));
  const random = numbers(seed);
  /** Undefined without a transaction; whether it has written what stays. */
  const written = new Map<pg.Client, boolean>();
  let last = await stateIn(reader);
  seen.add(last);
  const end = async (one: pg.Client, how: 'commit' | 'rollback') => {
    await one.query(how);
    const state = await stateIn(reader);
    if (how === 'commit' && written.get(one) === true) expect(seen).not.toContain(state);
    else expect(state).toBe(last);
    written.delete(one);
    last = state;
    seen.add(state);
  };
  for (let step = 0; step < steps; step++) {
    const one = sessions[random(sessions.length)] as pg.Client;
    const has = written.get(one);
    if (has === undefined) {
      await one.query('begin');
      written.set(one, false);
    } else if (random(3) > 0) {
      await one.query('savepoint a');
      await write(one);
      if (random(4) === 0) await one.query('rollback to a');
      else written.set(one, true);
    } else await end(one, random(5) === 0 ? 'rollback' : 'commit');
  }
  for (const one of written.keys()) await end(one, 'commit');
  await closeSessions();
}

test('a commit that overlaps hundreds of others makes another state', async () => {
  const [early, others, reader] = await Promise.all([session(url), session(url), session(url)]);
  await early.query('begin');
  await write(early);
  const seen = new Set<string>();
  for (let number = 0; number < 310; number++) {
    await write(others);
    seen.add(await stateIn(reader));
  }
  expect(seen.size).toBe(310);
  await early.query('commit');
  expect(seen).not.toContain(await stateIn(reader));
  await closeSessions();
});

test('no state comes back, on whatever cluster and after a way back in time', async () => {
  const seen = new Set<string>();
  await run(url, seen, 1);
  const former = await made('dawna', 'bip');
  await run(url, seen, 2);
  // back in time: what was written since has gone, and other things are written
  await run(former, seen, 3);
  const dump = execFileSync('pg_dump', ['--no-owner', url], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  // a new cluster begins with low numbers of transactions
  servers.push(await requirePostgres());
  const restored = await made('bip');
  execFileSync('psql', ['--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1', restored], { input: dump });
  await run(restored, seen, 4);
});
