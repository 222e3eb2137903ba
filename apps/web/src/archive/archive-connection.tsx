import type { ArchiveConfig } from '@redakcja/generated/model/archiveConfig';
import { useSession } from '../shared/session/session.ts';
import { Button } from '../shared/ui/buttons/button.tsx';
import { Card } from '../shared/ui/page/card.tsx';
import { ImportedSitemap, ImportProgress } from './import-status.tsx';

interface ArchiveConnectionProps {
  config: ArchiveConfig;
  host: string;
  isImporting: boolean;
  onConnect: (clientId: number) => void;
}

/** "Connect with archive" until the sitemap is imported, then the message that it is (specification, section 4). */
export function ArchiveConnection({ config, host, isImporting, onConnect }: ArchiveConnectionProps) {
  const { clientId } = useSession().parameters;
  const { isSitemapImported } = config;
  return (
    <Card title="Połączenie z archiwum">
      <dl className="facts archive-facts mb-3">
        <dt>Adres archiwum</dt>
        <dd>
          <a href={host} target="_blank" rel="noopener noreferrer">
            {host}
            <span className="visually-hidden"> (nowa karta)</span>
          </a>
        </dd>
        <dt>Identyfikator klienta</dt>
        <dd>{clientId ?? 'nie ustawiono'}</dd>
      </dl>
      {/* one region for the whole way from the button to the message; the counts beside it would be read out each second */}
      <div role="status">
        {isSitemapImported && <ImportedSitemap config={config} />}
        {isImporting && !isSitemapImported && (
          <p className="m-0" id="archive-loading">
            Wczytywanie pliku mapy strony…
          </p>
        )}
      </div>
      {!isSitemapImported && (
        <>
          {isImporting ? (
            <ImportProgress config={config} />
          ) : (
            <p className="archive-lead mt-0 mb-3">
              Aby usuwać strony z archiwum, połącz się z nim. Zostanie wczytany plik mapy strony archiwum; przy dużym
              archiwum trwa to kilka minut.
            </p>
          )}
          <Button
            label="Połącz z archiwum"
            icon="link"
            variant="primary"
            busy={isImporting}
            disabledReason={
              clientId === null ? 'Najpierw ustaw identyfikator klienta w parametrach systemowych' : undefined
            }
            onClick={() => clientId !== null && onConnect(clientId)}
          />
        </>
      )}
    </Card>
  );
}
