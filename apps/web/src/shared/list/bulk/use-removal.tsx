import { countAsObject, type PluralForms } from '@redakcja/domain/shared/text/polish-plural';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { Button } from '../../ui/buttons/button.tsx';
import { confirm } from '../../ui/dialogs/confirm.ts';
import { useBulkAction } from './use-bulk-action.tsx';
import type { Selection } from './use-selection.ts';

interface RemovalOptions<Row> {
  selection: Selection<Row>;
  nameOf: (row: Row) => string;
  noun: PluralForms;
  /** Further effects of the removal, in one sentence; loaded for the selected rows where needed. */
  warning: string | ((rows: readonly Row[]) => Promise<string>);
  send: (rows: Row[]) => Promise<RowResult[]>;
  /** Address of a row's record in the contract. */
  recordOf?: ((id: number) => string | undefined) | undefined;
  /** Message when all rows were removed, instead of their number. */
  doneText?: string | undefined;
}

/** Removal of the ticked rows: the button, its confirmation and the results. */
export function useRemoval<Row extends { id: number }>(options: RemovalOptions<Row>) {
  const { selection, nameOf, noun, warning, send, doneText, recordOf } = options;
  const action = useBulkAction({
    selection,
    nameOf,
    noun,
    send,
    doneVerb: 'Usunięto',
    doneText,
    attempt: recordOf && { recordOf, isTried: ({ isRemoval }) => isRemoval },
    failureTitle: 'Nie wszystko zostało usunięte',
  });

  async function ask(rows: Row[]) {
    const what = rows.length === 1 && rows[0] ? `„${nameOf(rows[0])}”` : countAsObject(rows.length, noun);
    const agreed = await confirm({
      title: `Usunąć ${what}?`,
      message: typeof warning === 'string' ? warning : await warning(rows),
      action: rows.length === 1 ? 'Usuń' : `Usuń ${countAsObject(rows.length, noun)}`,
      danger: true,
    });
    if (agreed) await action.run(rows);
  }
  return {
    ask,
    button: (
      <Button label="Usuń" icon="trash" variant="danger" busy={action.busy} onClick={() => ask(selection.rows)} />
    ),
    results: action.results,
  };
}
