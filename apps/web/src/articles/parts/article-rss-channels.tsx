import { useListRssChannels } from '@redakcja/generated/settings/settings';
import { rssChannels } from '../../settings/resources.ts';
import { editPath } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Badge } from '../../shared/ui/page/badge.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';

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
        <p className="m-0 muted">
          {isError ? 'Nie udało się pobrać kanałów RSS' : 'Nie ma kanałów RSS w tej wersji językowej'}
        </p>
      )}
      <ul className="ruled m-0 p-0 list-none" aria-label="Kanały RSS">
        {channels.map((channel) => (
          <li key={channel.id} className="sortable-row flex align-items-center gap-2 py-2">
            <i className="row-icon flex-none text-center pi pi-wifi" aria-hidden="true" />
            <RowText
              name={
                canEnter('settings') ? (
                  <RecordLink to={editPath(rssChannels, channel.id)}>{channel.displayText}</RecordLink>
                ) : (
                  channel.displayText
                )
              }
              detail={channel.description}
            />
            <Badge tone={channel.isActive ? 'accent' : 'neutral'}>{channel.isActive ? 'Aktywny' : 'Nieaktywny'}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
