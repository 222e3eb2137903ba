import { usageSentence } from '@redakcja/domain/shared/usage-labels';
import type { Usages as Uses } from '@redakcja/generated/model/usages';
import type { Save } from '../../shared/form/state/use-save.ts';
import type { FormScreen } from '../../shared/resource.ts';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { Usages } from '../../shared/ui/page/usages.tsx';

interface RecordUsagesProps {
  resource: FormScreen;
  id: number;
  /** A generated hook such as useListBookmarkUsages. */
  useUsages: (
    id: number,
    options: { query: { meta: { optional: boolean; errorMessage: string } } },
  ) => { data: Uses | undefined };
}

/** „Używane przez” on the card of a stored record. */
export function RecordUsages({ resource, id, useUsages }: RecordUsagesProps) {
  const errorMessage = `Wystąpił niespodziewany błąd podczas pobierania użyć ${resource.genitives.one}`;
  const { data } = useUsages(id, { query: { meta: { optional: true, errorMessage } } });
  if (data === undefined) return null;
  return (
    <Card title="Używane przez" className="card-narrow">
      {data.groups.length === 0 && <p className="m-0 muted">Nic tego nie używa</p>}
      <Usages groups={data.groups} />
    </Card>
  );
}

interface SwitchingOff {
  /** „baner”, after „Wyłączyć”. */
  what: string;
  after: string;
}

/** Saves a record, after a question when it is in use and is being switched off. */
export function saveAskingOfUses<Input extends { isActive?: boolean }>(
  save: Save<Input>,
  stored: { id: number; isActive: boolean },
  usagesOf: (id: number) => Promise<Uses>,
  texts: SwitchingOff,
): Save<Input> {
  return async (input, etag) => {
    const isSwitchedOff = stored.isActive && input.isActive === false;
    const maySave = !isSwitchedOff || (await confirmDeactivation(await usagesOf(stored.id), texts));
    return maySave ? save(input, etag) : false;
  };
}

async function confirmDeactivation({ name, groups }: Uses, { what, after }: SwitchingOff): Promise<boolean> {
  if (groups.length === 0) return true;
  return confirm({
    title: `Wyłączyć ${what} „${name}”?`,
    message: `${usageSentence(groups, false)} ${after}`,
    action: `Wyłącz ${what}`,
    danger: true,
  });
}

/** Maximum number of rows whose usages are asked for. */
const askedAbout = 3;

/** The warning before rows are removed: what uses them, how many of them were asked about when not all, and `warning`. */
export async function removalWarning(
  rows: readonly { id: number }[],
  usagesOf: (id: number) => Promise<Uses>,
  warning: string,
): Promise<string> {
  const used = await Promise.all(rows.slice(0, askedAbout).map(({ id }) => usagesOf(id)));
  const isPart = rows.length > askedAbout;
  const part = isPart ? `Sprawdzono użycia ${askedAbout} z ${rows.length} zaznaczonych.` : '';
  return [usageSentence(used.flatMap(({ groups }) => groups)), part, warning].filter(Boolean).join(' ');
}
