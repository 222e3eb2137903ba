// A temporary PostgreSQL for a test run, on a free port and in a temporary folder.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';

/** Folder of initdb and pg_ctl: on PATH, or where Debian keeps the newest version. */
function binaries() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => `${debian}/${version}/bin`), ...onPath];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

function idOf(user, kind) {
  return Number(execFileSync('id', [kind, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** PostgreSQL refuses to run as root: uses the account of its package, or `nobody`. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(user, '-u'), gid: idOf(user, '-g') };
    } catch {
      // No such account.
    }
  }
  return {};
}

/** Processes that this one started (Linux). */
function childrenOf(parent) {
  const threads = readdirSync(`/proc/${parent}/task`);
  return threads.flatMap((thread) => {
    const children = readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  });
}

/** Whether `startPostgres` can start one on this machine. */
export function hasPostgres() {
  return binaries() !== undefined;
}

/**
 * Returns null when PostgreSQL is not installed. `stop` removes the folder.
 * @param {string} [cluster] folder of a stopped one, of which this is a copy
 */
export async function startPostgres(cluster) {
  const bin = binaries();
  if (bin === undefined) return null;
  const account = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const run = (command, args) =>
    execFileSync(path.join(bin, command), args, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  // No locale: initdb fails when the locale of the environment is not installed.
  const encoding = ['--encoding', 'UTF8', '--no-locale', '--no-sync'];
  if (cluster === undefined) run('initdb', ['--pgdata', data, '--username', 'bip', '--auth', 'trust', ...encoding]);
  else execFileSync('cp', ['-R', cluster, data], account);
  const server = await serve(data);

  /** Starts what is in a data folder. */
  async function serve(data) {
    const port = await freePort();
    // The data is temporary, so nothing has to be synced to disk.
    const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c full_page_writes=off -c max_connections=200`;
    const startOptions = ['--wait', '--timeout=300', '--log', path.join(folder, 'log')];
    const start = () => run('pg_ctl', ['start', '--pgdata', data, ...startOptions, '--options', settings]);
    const halt = (mode) => run('pg_ctl', ['stop', '--pgdata', data, '--mode', mode]);
    const signal = (kind) => {
      const postmaster = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, kind);
    };
    start();
    return {
      url: `postgres://bip@127.0.0.1:${port}/postgres`,
      /** Suspends all processes, with open connections, until `thaw`. */
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
      /** Stops as `pg_ctl` does in this mode (smart, fast, immediate); the data stays. */
      halt,
      /** Starts again after `halt`. */
      start,
      stop: () => {
        if (existsSync(path.join(data, 'postmaster.pid'))) halt('immediate');
      },
    };
  }

  return {
    ...server,
    cluster: data,
    stop() {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same for tests that need a server: throws where there is none. */
export async function requirePostgres(cluster) {
  const server = await startPostgres(cluster);
  if (server === null) throw new Error('These tests need a PostgreSQL server on this machine');
  return server;
}
