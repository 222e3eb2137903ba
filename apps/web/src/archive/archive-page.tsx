import './archive.css';
import { useGetArchiveConfig, useImportArchiveSitemap } from '@redakcja/generated/archive/archive';
import { EmptyState } from '../shared/ui/messages/empty-state.tsx';
import { LoadFailure } from '../shared/ui/messages/load-failure.tsx';
import { Loader } from '../shared/ui/messages/loader.tsx';
import { ArchiveConnection } from './archive-connection.tsx';
import { ArchiveRemoval } from './archive-removal.tsx';

/** Milliseconds between polls of a running import. */
const pause = 1000;

/** /bip-archiwalny and /bip-archiwalny/zarzadzanie (specification, section 2.7). */
export function ArchivePage() {
  const { mutate: importSitemap, isPending } = useImportArchiveSitemap({
    mutation: {
      meta: {
        successMessage: 'Plik mapy strony został wczytany',
        errorMessage: 'Wystąpił niespodziewany błąd podczas łączenia z archiwum',
      },
    },
  });
  const {
    data: config,
    isFetching,
    refetch,
  } = useGetArchiveConfig({
    query: {
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania danych archiwum' },
      // the import may have been started in another window or from the command line
      refetchInterval: ({ state }) => (isPending || state.data?.importProgress ? pause : false),
    },
  });
  if (config === undefined) return isFetching ? <Loader /> : <LoadFailure onRetry={refetch} />;
  return (
    <div className={`flex flex-column gap-3 ${config.archiveHost === null ? '' : 'archive-page'}`}>
      <h1>Archiwalny BIP</h1>
      {config.archiveHost === null ? (
        <EmptyState
          icon="box"
          title="Archiwum nie jest skonfigurowane"
          hint="Adres archiwalnego BIP ustawia administrator serwera (zmienna ARCHIVE_HOST)."
        />
      ) : (
        <>
          <ArchiveConnection
            config={config}
            host={config.archiveHost}
            isImporting={isPending || config.importProgress !== null}
            onConnect={(clientId) => importSitemap({ clientId })}
          />
          <ArchiveRemoval host={config.archiveHost} isConnected={config.isSitemapImported} />
        </>
      )}
    </div>
  );
}
