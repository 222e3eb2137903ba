import { useListRssChannels } from '@redakcja/generated/settings/settings';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../shared/session/session.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';

/** The channels that the RSS article lists on the public site; they are managed in the settings (specification, sections 2.2 and 2.6). */
export function ArticleRssChannels({ language }: { language: string }) {
  const { can, canEnter } = useSession();
  const { data, isError, isLoading } = useListRssChannels(
    { lang: language, size: 0 },
    {
      query: {
        enabled: can('listRssChannels'),
        meta: { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania kanałów RSS' },
      },
    },
  );
  const channels = data?.items ?? [];
  return (
    <Card title="Kanały RSS" aside={data?.total}>
      {!isLoading && channels.length === 0 && (
        <p className="card-empty">
          {isError ? 'Nie udało się pobrać kanałów RSS' : 'Nie ma kanałów RSS w tej wersji językowej'}
        </p>
      )}
      <ul className="sortable" aria-label="Kanały RSS">
        {channels.map((channel) => (
          <li key={channel.id} className="sortable-row">
            <i className="row-icon pi pi-wifi" aria-hidden="true" />
            <div className="row-text">
              <span>
                {canEnter('settings') ? (
                  <Link to="/ustawienia/kanaly-rss/edytuj/$id" params={{ id: String(channel.id) }}>
                    {channel.displayText}
                  </Link>
                ) : (
                  channel.displayText
                )}
              </span>
              <span className="row-detail">{channel.description}</span>
            </div>
            <Badge tone={channel.isActive ? 'accent' : 'neutral'}>{channel.isActive ? 'Aktywny' : 'Nieaktywny'}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
