import { toWarsawText } from '@redakcja/domain/shared/dates';
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import { getApplicationParameters } from '@redakcja/generated/axios/application/application';
import { getArchiveConfig, importArchiveSitemap } from '@redakcja/generated/axios/archive/archive';
import { openAccess } from '../auth/access.ts';
import { type Context, say } from '../shared/context.ts';
import { CommandError } from '../shared/exit-codes.ts';
import type { ArchiveStatusOptions, ConnectArchiveOptions } from './commands.ts';

/** A sitemap of a large archive takes the server many minutes. */
const patience = 30 * 60_000;

const amount = (sites: number, files: number) => `${countOf(sites, nouns.page)}, ${countOf(files, nouns.file)}`;

/** `bip archive status`: where the archive is and whether its sitemap is imported. */
export async function archiveStatus(options: ArchiveStatusOptions, context: Context): Promise<void> {
  await openAccess(context, options);
  const config = await getArchiveConfig();
  const { archiveHost, isSitemapImported, importedDate, importProgress, sites, files } = config;
  const state = isSitemapImported
    ? `wczytana ${toWarsawText(importedDate)}; zostało: ${amount(sites, files)}`
    : importProgress === null
      ? 'niewczytana (bip archive connect)'
      : `wczytywana, adresów do tej pory: ${importProgress.addresses}`;
  context.stdout.write(
    options.json
      ? `${JSON.stringify(config, null, 2)}\n`
      : `Archiwum:     ${archiveHost ?? 'nie ustawiono'}\nMapa strony:  ${state}\n`,
  );
}

/** `bip archive connect`: the server imports the archive's sitemap, whole or not at all. */
export async function connectArchive(options: ConnectArchiveOptions, context: Context): Promise<void> {
  await openAccess(context, options);
  const clientId = options.clientId ?? (await getApplicationParameters('PL')).clientId;
  if (clientId === null) {
    throw new CommandError('W parametrach systemu nie ustawiono numeru urzędu w archiwum. Podaj go: --client-id');
  }
  say(context, 'Wczytuję mapę strony archiwum…');
  const end = new AbortController();
  const watch = showProgress(context, end.signal);
  const imported = await importArchiveSitemap(clientId, { timeout: patience }).finally(() => {
    end.abort();
    return watch;
  });
  const { sites, files, skipped } = imported;
  const left = skipped > 0 ? `, pominięto adresy spoza archiwum: ${skipped}` : '';
  say(context, `Wczytano mapę strony: ${amount(sites, files)}${left}`);
}

/** On a terminal: how far the server is, until `end`. */
async function showProgress(context: Context, end: AbortSignal): Promise<void> {
  if (!context.stderr.isTTY || context.talk === 'quiet') return;
  for (;;) {
    await context.wait(1000, end);
    if (end.aborted) break;
    // How far it is does not matter as much as the import itself.
    const progress = await getArchiveConfig().then(
      (config) => config.importProgress,
      () => null,
    );
    if (progress !== null) context.stderr.write(`\r${countOf(progress.addresses, nouns.address)}`);
  }
  context.stderr.write('\r\u001b[K');
}
