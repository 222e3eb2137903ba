// The whole of an office with several processes, as docs/administration/proxy.md describes it: nginx, PostgreSQL, a bucket for files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTestBucket } from '@redakcja/api/testing/test-bucket';
import { freePort } from '../../scripts/free-port.mjs';
import { isReady, type Product } from '../support/product.ts';
import { figure, leastAndMedian, print, timed } from './figures.ts';
import { type Place, startBuilt } from './place.ts';

const uploads = 50;
/** Bytes. */
const fileSize = 500_000;

/** Debian keeps it where only root's PATH leads. */
export function nginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The lines for nginx of docs/administration/proxy.md, with what is different here. */
function documentedLines(folder: string, port: number): string {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/administration/proxy.md'), 'utf8');
  const lines = /```nginx\n(\s*log_format[^`]+)```/.exec(text)?.[1] ?? '';
  return Object.entries({
    'server {': `server {\n    listen 127.0.0.1:${port};`,
    'http://127.0.0.1:4300': 'http://bip',
    // the public address has a port
    'Host $host;': 'Host $host:$server_port;',
    '/var/log/nginx/bip.log': `${folder}/bip.log`,
    '/var/log/nginx/bip-error.log': `${folder}/bip-error.log`,
  }).reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`docs/administration/proxy.md has no "${from}" for nginx`);
    return all.replace(from, () => to);
  }, lines);
}

function configuration(folder: string, port: number, upstreams: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream bip {
    ${upstreams.map((url) => `server ${url.replace('http://localhost', '127.0.0.1')};`).join('\n    ')}
    keepalive 32;
  }
${documentedLines(folder, port)}
}
`;
}

async function startNginx(program: string, folder: string, port: number, products: readonly Product[]) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  const urls = products.map(({ url }) => url);
  writeFileSync(file, configuration(folder, port, urls));
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await isReady(`http://127.0.0.1:${port}`, () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  });
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}

type Address = Pick<Product, 'url' | 'token'>;

async function upload({ url, token }: Address, number: number): Promise<number> {
  const body = new FormData();
  body.append('attachments', new Blob([`${number} ${'x'.repeat(fileSize)}`]), `zalacznik-${number}.txt`);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/files/article`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const [uploaded] = (await response.json()) as { documentRepositoryId: number }[];
  return uploaded?.documentRepositoryId ?? Number.NaN;
}

async function download({ url, token }: Address, id: number): Promise<void> {
  const response = await fetch(`${url}/api/files/attachment/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const size = (await response.arrayBuffer()).byteLength;
  if (!response.ok || size < fileSize) throw new Error(`${response.status}, ${size} bytes`);
}

/** Files that one process takes are handed out by another. */
async function benchFiles(product: Address): Promise<void> {
  const ids: number[] = [];
  const sent = await timed(uploads, async () => ids.push(await upload(product, ids.length)), 0);
  figure('  file of 500 kB into the bucket', leastAndMedian(sent));
  const read = await timed(uploads, async () => download(product, ids.pop() ?? 0), 0);
  figure('  file of 500 kB out of it', leastAndMedian(read));
}

/** `load` returns requests per second of the lists at this address. */
export async function benchBehindNginx(
  place: Place,
  folder: string,
  load: (product: Address) => Promise<number>,
): Promise<void> {
  const program = nginx();
  if (program === undefined) return print('  No nginx here: processes behind it are not measured.');
  const bucket = await startTestBucket();
  try {
    for (const count of [1, 2, 4]) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = { ...place, ...bucket.env, PUBLIC_URL: url, TRUST_PROXY: '1' };
      const products = await Promise.all(Array.from({ length: count }, () => startBuilt(env)));
      const stop = await startNginx(program, path.join(folder, `nginx-${count}`), port, products);
      try {
        const product = { url, token: products[0]?.token ?? '' };
        const label = count === 1 ? '1 process' : `${count} processes`;
        figure(`${label} behind nginx, requests/s`, (await load(product)).toFixed(0));
        if (count > 1) await benchFiles(product);
      } finally {
        await stop();
        await Promise.all(products.map((product) => product.stop()));
      }
    }
  } finally {
    await bucket.stop();
  }
}
