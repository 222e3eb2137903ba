import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import { getApplicationParameters } from '@redakcja/generated/axios/application/application';
import { getArchiveConfig, importArchiveSitemap } from '@redakcja/generated/axios/archive/archive';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import { type Context, say } from '../shared/context.ts';
import { CommandError } from '../shared/exit-codes.ts';

/** A sitemap of a large archive takes the server many minutes. */
const patience = 30 * 60_000;

/** `bip archive status`: where the archive is and whether its sitemap is imported. */
export async function archiveStatus(context: Context, options: AccessOptions & { json?: boolean }): Promise<void> {
  await openAccess(context, options);
  const config = await getArchiveConfig();
  const { archiveHost, isSitemapImported } = config;
  context.stdout.write(
    options.json
      ? `${JSON.stringify(config, null, 2)}\n`
      : `Archiwum:     ${archiveHost ?? 'nie ustawiono'}\nMapa strony:  ${isSitemapImported ? 'wczytana' : 'niewczytana (bip archive connect)'}\n`,
  );
}

/** `bip archive connect`: the server imports the archive's sitemap, whole or not at all. */
export async function connectArchive(context: Context, options: AccessOptions & { clientId?: number }): Promise<void> {
  await openAccess(context, options);
  const clientId = options.clientId ?? (await getApplicationParameters('PL')).clientId;
  if (clientId === null) {
    throw new CommandError('W parametrach systemu nie ustawiono numeru urzędu w archiwum. Podaj go: --client-id');
  }
  say(context, 'Wczytuję mapę strony archiwum…');
  const { sites, files } = await importArchiveSitemap(clientId, { timeout: patience });
  say(context, `Wczytano mapę strony: ${countOf(sites, nouns.page)}, ${countOf(files, nouns.file)}`);
}
