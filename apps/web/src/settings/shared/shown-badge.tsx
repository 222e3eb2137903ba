import { type ShownPeriod, shownState, shownStateLabels } from '@redakcja/domain/settings/home-page/shown-period';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { Badge } from '../../shared/ui/page/badge.tsx';

/** State of the period of a banner or a tile, with its date. */
export function ShownBadge({ period }: { period: ShownPeriod & { isActive: boolean } }) {
  const state = shownState(period, new Date());
  const { showFrom, showTo } = period;
  return (
    <span className="inline-flex align-items-center gap-2 white-space-nowrap">
      <Badge tone={state === 'shown' ? 'accent' : 'neutral'}>{shownStateLabels[state]}</Badge>
      {state === 'waiting' && <span className="small muted tabular">od {formatDateTime(showFrom)}</span>}
      {(state === 'shown' || state === 'ended') && showTo && (
        <span className="small muted tabular">do {formatDateTime(showTo)}</span>
      )}
    </span>
  );
}
