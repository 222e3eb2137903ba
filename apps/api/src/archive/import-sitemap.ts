import { archivePathOf, isArchiveFile } from '@redakcja/domain/archive/archive-address';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { actorOf, recordAudit } from '../call/audit/audit.ts';
import type { Call, OutsideHandler } from '../call/handler.ts';
import type { Config } from '../config.ts';
import { conflict } from '../http/problem.ts';
import { addressFilter } from '../network/private-networks.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { countAddresses } from './address-queries.ts';
import { archiveError } from './archive-error.ts';
import { findImport, type StoredImport } from './archive-queries.ts';
import { addAddresses, beginImport, dropImport, finishImport, touchImport } from './running-import.ts';
import { readSitemap, type SitemapProgress } from './sitemap-reader.ts';

type ImportCall = Pick<Call<'importArchiveSitemap'>, 'db' | 'services'>;

/** Milliseconds between two updates of the import's timestamp. */
const heartbeat = 5000;

/** Continues when the client disconnects. */
export const importArchiveSitemap: OutsideHandler<'importArchiveSitemap'> = async (call) => {
  const { db } = call;
  const { now } = call.services;
  const clientId = call.params.clientId;
  const host = await requireConnection(call, clientId);
  const done = await findImport(db, host);
  if (done !== null) return respondImport(done);
  const startedBy = call.caller.userName;
  const id = await beginImport(db, { host, clientId, startedBy, startedDate: now() });
  if (id === null) {
    // another process may have finished it in between
    const finished = await findImport(db, host);
    if (finished !== null) return respondImport(finished);
    throw conflict('Mapa strony jest właśnie wczytywana. Poczekaj na zakończenie');
  }
  try {
    const skipped = await readAddresses(call, id, host, clientId);
    const { sites, files } = await countAddresses(db, id);
    if (sites + files === 0) throw archiveError(`Mapa strony nie zawiera ani jednego adresu archiwum ${host}`);
    await call.transaction(async (tx) => {
      await finishImport(tx, id, { finishedDate: now(), sites, files, skipped });
      const counted = `${countOf(sites, nouns.page)}, ${countOf(files, nouns.attachment)}`;
      const details = [`Archiwum: ${host}`, `Wczytano: ${counted}`];
      await recordAudit(tx, now(), { event: AuditEvent.ArchiveConnected, ...actorOf(call), details });
    });
    return respondImport({ sites, files, skipped });
  } catch (error) {
    await dropImport(db, id);
    throw error;
  }
};

function respondImport({ sites, files, skipped }: Pick<StoredImport, 'sites' | 'files' | 'skipped'>) {
  return { body: { sites, files, skipped, isSitemapImported: true } };
}

async function requireConnection({ db, services }: ImportCall, clientId: number): Promise<string> {
  const { host } = services.config.archive;
  if (host === null) {
    throw conflict(
      'Adres archiwalnego BIP nie jest skonfigurowany. Administrator serwera ustawia go zmienną ARCHIVE_HOST',
    );
  }
  const own = (await readSystemParameters(db)).clientId;
  if (own === null) throw conflict('Najpierw ustaw identyfikator klienta w parametrach systemowych');
  if (own !== clientId) throw conflict('Podany identyfikator klienta nie jest identyfikatorem tej jednostki');
  return host;
}

function sitemapAddress({ sitemap }: Config['archive'], host: string, clientId: number): string {
  const address = sitemap.replaceAll('{clientId}', String(clientId));
  return /^https?:/i.test(address) ? address : `${host}/${address.replace(/^\/+/, '')}`;
}

/** Reads the sitemap into the database; returns the number of skipped addresses. */
async function readAddresses(
  { db, services }: ImportCall,
  id: number,
  host: string,
  clientId: number,
): Promise<number> {
  const { config } = services;
  const { archive } = config;
  const server = { host, connectTo: archive.connectTo, isAllowed: addressFilter(archive.privateNetworks) };
  const progress: SitemapProgress = { addresses: 0, bytes: 0 };
  const abort = new AbortController();
  const timeout = setTimeout(() => abort.abort(new TimeoutError()), archive.timeout);
  const heartbeatTimer = setInterval(
    () => touchImport(db, id, progress).catch((error) => abort.abort(error)),
    heartbeat,
  );
  let skipped = 0;
  try {
    const batches = readSitemap(sitemapAddress(archive, host, clientId), server, archive, progress, abort.signal);
    for await (const batch of batched(batches)) {
      abort.signal.throwIfAborted();
      const paths = batch.map((address) => archivePathOf(address, host)).filter((path) => path !== null);
      skipped += batch.length - paths.length;
      if (paths.length > 0) await addAddresses(db, id, paths, paths.map(isArchiveFile));
      await touchImport(db, id, progress);
    }
    return skipped;
  } catch (error) {
    throw abort.signal.aborted ? abortError(abort.signal.reason) : error;
  } finally {
    clearTimeout(timeout);
    clearInterval(heartbeatTimer);
    // closes an unfinished download
    abort.abort();
  }
}

class TimeoutError extends Error {}

function abortError(reason: unknown): unknown {
  if (!(reason instanceof TimeoutError)) return reason;
  return archiveError('Wczytywanie mapy strony trwało zbyt długo. Spróbuj ponownie później (ARCHIVE_TIMEOUT)');
}

/** A thousand addresses per statement. */
async function* batched(source: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let waiting: string[] = [];
  for await (const batch of source) {
    waiting = waiting.concat(batch);
    if (waiting.length < 1000) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length > 0) yield waiting;
}
