// `bip server doctor`: whether the server can work here. Nothing is changed; a running server is not disturbed.
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdtemp, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { migrationFiles } from '../database/migration-files.ts';
import { connectionRefusal, listenRefusal } from '../database/start-refused.ts';
import { createLog } from '../http/log.ts';
import { clockTolerance } from '../identity/sessions/provider-clock.ts';
import { discover } from '../identity/sessions/token-verifier.ts';
import { reachMailServer } from '../mail/transport.ts';
import { openFileStorage } from '../storage/open-file-storage.ts';
import { databaseFolder } from './control.ts';
import type { DatabaseFacts } from './database-facts.ts';
import { copyEmbedded, embeddedFacts } from './embedded-copies.ts';
import { postgresFacts } from './postgres-copies.ts';
import { TaskError } from './task-error.ts';
import { requireFinished } from './with-database.ts';

export interface Check {
  name: string;
  isOk: boolean;
  detail: string;
}

export type Progress = (done: number, all: number) => void;

type Facts = DatabaseFacts & { version: string; ahead: number };

const gigabyte = 1024 ** 3;
/** Less free space stops uploads and backups soon. */
const minFree = gigabyte;
/** Sign-ins and the schedule go by both clocks. */
const maxAhead = 5000;

/** @param reading also the contents of all files are read and compared with their hashes; told how many of them are done */
export async function examine(config: Config, reading?: Progress): Promise<Check[]> {
  const facts = await factsOf(config).catch((error: unknown) => reasonOf(error));
  const checks = [await folder(config), await disk(config)];
  if (typeof facts === 'string') checks.push({ name: 'Baza danych', isOk: false, detail: facts });
  else
    checks.push(database(config, facts), migrations(facts), clock(config, facts), await files(config, facts, reading));
  if (config.identity.issuer !== null) checks.push(await provider(config.identity.issuer));
  checks.push(await mail(config), await port(config, 'PORT', config.port));
  if (config.site.port !== 0) checks.push(await port(config, 'SITE_PORT', config.site.port));
  return checks;
}

function reasonOf(error: unknown): string {
  if (error instanceof TaskError) return error.message;
  const refusal = connectionRefusal(error);
  return refusal?.message ?? (error instanceof Error ? error.message : String(error));
}

/** Of an embedded database a copy is opened, as for a backup: its server may be running. */
async function factsOf(config: Config): Promise<Facts> {
  const { url } = config.database;
  const { dataDir } = config;
  requireFinished(config);
  if (url !== null) return postgresFacts(url);
  // opening one would make the folder
  if (!existsSync(databaseFolder(dataDir)))
    throw new TaskError(`nie ma jej w folderze ${dataDir}: powstanie przy pierwszym starcie serwera`);
  const copy = await mkdtemp(path.join(tmpdir(), 'bip-doctor-'));
  try {
    await copyEmbedded(dataDir, path.join(copy, 'database'));
    return { ...(await embeddedFacts(path.join(copy, 'database'))), version: 'wbudowana', ahead: 0 };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function database({ database: { url } }: Config, { version, tables }: Facts): Check {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const engine = url === null ? version : `PostgreSQL ${version}`;
  return {
    name: 'Baza danych',
    isOk: true,
    detail: `${engine}, tabele ${Object.keys(tables).length}, wiersze ${rows}`,
  };
}

function migrations({ migration, tables }: Facts): Check {
  const names = migrationFiles().map(({ name }) => name);
  const waiting = names.length - (tables.migrations ?? 0);
  const name = 'Migracje';
  if (!names.includes(migration)) return { name, isOk: false, detail: `baza jest z nowszego wydania (${migration})` };
  if (waiting > 0) return { name, isOk: false, detail: `czekają na start serwera: ${waiting}` };
  return { name, isOk: true, detail: `wykonane: ${names.length}, ostatnia ${migration}` };
}

function clock({ database: { url } }: Config, { ahead }: Facts): Check {
  if (url === null) return { name: 'Zegar', isOk: true, detail: new Date().toISOString() };
  const detail = `zegar bazy różni się o ${(Math.abs(ahead) / 1000).toFixed(1)} s`;
  return { name: 'Zegar', isOk: Math.abs(ahead) <= maxAhead, detail };
}

/** Contents are named by their hash and recorded with their size, which is compared always. */
async function files(config: Config, { contents }: Facts, reading?: Progress): Promise<Check> {
  const storage = openFileStorage(config, createLog('silent'));
  const damaged: string[] = [];
  for (const [index, content] of contents.entries()) {
    const source = await storage.open(content);
    const isSame = source !== null && (reading === undefined || (await hashOf(source)) === content.sha256);
    if (!isSame) damaged.push(content.sha256);
    source?.destroy();
    reading?.(index + 1, contents.length);
  }
  const shown = `${damaged.slice(0, 5).join(', ')}${damaged.length > 5 ? '…' : ''}`;
  const detail =
    damaged.length === 0
      ? `wszystkie są w magazynie: ${contents.length}${reading === undefined ? '' : ', treść zgodna z sumą kontrolną'}`
      : `brakuje albo są uszkodzone: ${damaged.length} z ${contents.length} (${shown}). Przywróć je z kopii zapasowej`;
  return { name: 'Pliki', isOk: damaged.length === 0, detail };
}

/** Null for what cannot be read to its end. */
async function hashOf(source: Readable): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(source, hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}

async function folder({ dataDir }: Config): Promise<Check> {
  const isOk = await access(dataDir, constants.W_OK | constants.R_OK).then(
    () => true,
    () => false,
  );
  return {
    name: 'Folder danych',
    isOk,
    detail: isOk ? dataDir : `${dataDir}: nie ma go albo nie można w nim zapisywać`,
  };
}

async function disk({ dataDir }: Config): Promise<Check> {
  const found = await statfs(dataDir).catch(() => null);
  if (found === null) return { name: 'Dysk', isOk: false, detail: 'nie można odczytać wolnego miejsca' };
  const free = found.bavail * found.bsize;
  const detail = `wolne ${(free / gigabyte).toFixed(1).replace('.', ',')} GB`;
  return { name: 'Dysk', isOk: free >= minFree, detail: free >= minFree ? detail : `${detail}: zwolnij miejsce` };
}

/** The one of the office: whether it answers, and by how much its clock differs. */
async function provider(issuer: string): Promise<Check> {
  const name = 'Logowanie';
  const host = new URL(issuer).host;
  try {
    const { secondsAhead } = await discover(issuer, fetch, () => new Date());
    if (secondsAhead === null) return { name, isOk: true, detail: `dostawca ${host} odpowiada, bez zegara` };
    const isOk = Math.abs(secondsAhead) <= clockTolerance;
    const clocks = `zegar dostawcy ${host} różni się o ${Math.abs(secondsAhead)} s`;
    const remedy = `: powyżej ${clockTolerance} s tokeny są odrzucane. Ustaw zegary (NTP)`;
    return { name, isOk, detail: isOk ? clocks : clocks + remedy };
  } catch (error) {
    return { name, isOk: false, detail: `dostawca ${host} nie odpowiada (${codeOf(error)})` };
  }
}

function codeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}

async function mail({ mail: { url } }: Config): Promise<Check> {
  const name = 'Poczta';
  if (url === null) return { name, isOk: true, detail: 'nieustawiona (SMTP_URL): linki do haseł trafiają do plików' };
  const { host } = new URL(url);
  const failure = await reachMailServer(url);
  if (failure === null) return { name, isOk: true, detail: `serwer odpowiada (${host})` };
  return { name, isOk: false, detail: `serwer ${host} nie przyjmuje połączenia (${failure})` };
}

async function port({ host }: Config, variable: 'PORT' | 'SITE_PORT', number: number): Promise<Check> {
  const name = `Port ${number}`;
  const refused = await tryListen(host, number);
  if (refused === null) return { name, isOk: true, detail: 'wolny' };
  if (await isOurs(host, number)) return { name, isOk: true, detail: 'odpowiada na nim Redakcja BIP' };
  const refusal = listenRefusal(refused, { host, port: number, variable });
  return { name, isOk: false, detail: refusal?.message ?? refused.message };
}

const tryListen = (host: string, number: number) =>
  new Promise<Error | null>((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port: number }, () => server.close(() => resolve(null)));
  });

/** The back office has a health check, the bulletin a list of its pages. */
async function isOurs(host: string, number: number): Promise<boolean> {
  const name = /^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const ask = async (place: string) => {
    const answer = await fetch(`http://${name}:${number}${place}`, { signal: AbortSignal.timeout(3000) });
    return answer.ok ? answer.text() : '';
  };
  try {
    return (await ask('/healthz')).includes('"ok"') || (await ask('/robots.txt')).includes('Sitemap');
  } catch {
    return false;
  }
}

export const examineText = (checks: readonly Check[]) =>
  checks.map(({ name, isOk, detail }) => `${isOk ? 'ok  ' : 'BŁĄD'}  ${`${name}:`.padEnd(15)} ${detail}`).join('\n');
