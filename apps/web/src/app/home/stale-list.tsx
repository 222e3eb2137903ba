import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { useListBanners, useListTiles } from '@redakcja/generated/settings/settings';
import { banners, tiles } from '../../settings/resources.ts';
import { editPath } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';

const rows = 6;

/** Active banners and tiles whose time is over: they are not shown, and somebody should prolong or remove them. */
export function StaleList() {
  const { language } = useSession();
  // the day before in UTC is over in Warsaw too
  const today = new Date().toISOString().slice(0, 10);
  const params = { lang: language, size: rows, filters: ['isActive;equal;true', `showTo;lessThan;${today}`] };
  const options = { query: { meta: { silent: true } } };
  const stale = [
    ...(useListBanners(params, options).data?.items ?? []).map((banner) => ({
      resource: banners,
      kind: 'Baner',
      id: banner.id,
      name: banner.name,
      showTo: banner.showTo,
    })),
    ...(useListTiles(params, options).data?.items ?? []).map((tile) => ({
      resource: tiles,
      kind: 'Kafel',
      id: tile.id,
      name: tile.displayText,
      showTo: tile.showTo,
    })),
  ];
  if (stale.length === 0) return null;
  return (
    <Card title="Banery i kafle po terminie" aside={stale.length} className="mt-3">
      <ul className="ruled m-0 p-0 list-none">
        {stale.map(({ resource, kind, id, name, showTo }) => (
          <li key={`${kind}-${id}`} className="home-row text-14 flex align-items-baseline gap-3">
            <RecordLink to={editPath(resource, id)} className="flex-1 min-w-0">
              {kind}: {name}
            </RecordLink>
            <span className="muted small tabular">do {formatDateTime(showTo)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
