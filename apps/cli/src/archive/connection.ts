import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { getApplicationParameters } from '@redakcja/generated/axios/application/application';
import { getArchiveConfig, importArchiveSitemap } from '@redakcja/generated/axios/archive/archive';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError } from '../shared/failures/exit-codes.ts';
import { printRecord } from '../shared/output/print-record.ts';
import type { ArchiveStatusOptions, ConnectArchiveOptions } from './commands.ts';

/** The sitemap of a large archive takes the server many minutes. */
const timeout = 30 * 60_000;

const amount = (sites: number, files: number) => `${countOf(sites, nouns.page)}, ${countOf(files, nouns.file)}`;

/** `bip archive status`: the archive's address and whether its sitemap is imported. */
export async function archiveStatus(options: ArchiveStatusOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const config = await getArchiveConfig();
  const { archiveHost, isSitemapImported, importedDate, importProgress, sites, files } = config;
  const state = isSitemapImported
    ? `wczytana ${toWarsawText(importedDate)}; zostało: ${amount(sites, files)}`
    : importProgress === null
      ? 'niewczytana (bip archive connect)'
      : `wczytywana, adresów do tej pory: ${importProgress.addresses}`;
  printRecord(
    context,
    options.json === true,
    config,
    () => `Archiwum:     ${archiveHost ?? 'nie ustawiono'}\nMapa strony:  ${state}\n`,
  );
}

/** `bip archive connect`: the server imports the archive's sitemap, completely or not at all. */
export async function connectArchive(options: ConnectArchiveOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const clientId = options.clientId ?? (await getApplicationParameters('PL')).clientId;
  if (clientId === null) {
    throw new CommandError('W parametrach systemu nie ustawiono numeru urzędu w archiwum. Podaj go: --client-id');
  }
  info(context, 'Wczytuję mapę strony archiwum…');
  const end = new AbortController();
  const watch = showProgress(context, end.signal);
  const imported = await importArchiveSitemap(clientId, { timeout }).finally(() => {
    end.abort();
    return watch;
  });
  const { sites, files, skipped } = imported;
  const skippedText = skipped > 0 ? `, pominięto adresy spoza archiwum: ${skipped}` : '';
  info(context, `Wczytano mapę strony: ${amount(sites, files)}${skippedText}`);
}

/** Shows the server's progress on a terminal, until `end`. */
async function showProgress(context: Context, end: AbortSignal): Promise<void> {
  if (!context.stderr.isTTY || context.verbosity === 'quiet') return;
  for (;;) {
    await context.wait(1000, end);
    if (end.aborted) break;
    // A failure to read the progress must not end the import.
    const progress = await getArchiveConfig().then(
      (config) => config.importProgress,
      () => null,
    );
    if (progress !== null) context.stderr.control(`\r${countOf(progress.addresses, nouns.address)}`);
  }
  context.stderr.control('\r\u001b[K');
}
