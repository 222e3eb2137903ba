import { usageSentence } from '@redakcja/domain/shared/usage-labels';
import { listBookmarkUsages, useListBookmarkUsages } from '@redakcja/generated/settings/settings';
import { Card } from '../../shared/ui/card.tsx';
import { confirm } from '../../shared/ui/confirm.ts';
import { Usages } from '../../shared/ui/usages.tsx';

const meta = { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania użyć zakładki' };

/** „Używane przez” on the card of a stored bookmark. */
export function BookmarkUsages({ id }: { id: number }) {
  const { data } = useListBookmarkUsages(id, { query: { meta } });
  if (data === undefined) return null;
  return (
    <Card title="Używane przez" className="card-narrow">
      {data.groups.length === 0 && <p className="m-0 muted">Nic nie używa tej zakładki</p>}
      <Usages groups={data.groups} />
    </Card>
  );
}

/** Confirms the deactivation of a used bookmark; true when it may be deactivated. */
export async function confirmSwitchingOff(id: number): Promise<boolean> {
  const { name, groups } = await listBookmarkUsages(id);
  if (groups.length === 0) return true;
  return confirm({
    title: `Wyłączyć zakładkę „${name}”?`,
    message: `${usageSentence(groups, false)} Po wyłączeniu zakładki nie będzie jej na stronie.`,
    action: 'Wyłącz zakładkę',
    danger: true,
  });
}
