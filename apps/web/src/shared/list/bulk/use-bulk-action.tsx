import { countAsObject, type PluralForms } from '@redakcja/domain/shared/text/polish-plural';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { type ReactNode, useState } from 'react';
import { toast } from '../../ui/messages/toast-store.ts';
import type { Attempt } from '../../why/row-remedy.tsx';
import { RowResults } from '../table/row-results.tsx';
import type { Selection } from './use-selection.ts';

interface BulkActionOptions<Row, Extra> {
  selection: Selection<Row>;
  nameOf: (row: Row) => string;
  /** Past tense for the counted rows: "Usunięto" + "3 tagi". */
  doneVerb: string | ((extra: Extra) => string);
  noun: PluralForms;
  /** Message when all rows were processed, instead of their number. */
  doneText?: string | undefined;
  /** Title of the dialog when some rows could not be done: "Nie wszystkie tagi zostały usunięte". */
  failureTitle: string;
  /** What was tried, where the contract can be asked what would help. */
  attempt?: Attempt | undefined;
  /** Rows that were left out beforehand, each with the reason: the results name them too. */
  leftOf?: ((extra: Extra) => readonly RowResult[]) | undefined;
  /** Sends a part of the rows. A failed request is reported by the shared error handler. */
  send: (rows: Row[], extra: Extra) => Promise<RowResult[]>;
}

export interface BulkAction<Row, Extra> {
  busy: boolean;
  /** `extra` has the parameters of the action, such as dates. Resolves to whether all requests succeeded, regardless of the row results. */
  run: (rows: Row[], ...extra: Extra extends undefined ? [] : [extra: Extra]) => Promise<boolean>;
  /** The results dialog, to be rendered anywhere on the screen. */
  results: ReactNode;
}

// Ids are in the URL of a DELETE, and proxies limit its length.
const partSize = 100;

interface Outcome {
  verb: string;
  done: number;
  failed: RowResult[];
}

/** Processes many rows in parts, shows a result for each, and keeps only the failed ones selected. */
export function useBulkAction<Row extends { id: number }, Extra = undefined>(
  options: BulkActionOptions<Row, Extra>,
): BulkAction<Row, Extra> {
  const { selection, nameOf, doneVerb, noun, doneText, failureTitle, attempt, leftOf, send } = options;
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  function conclude(rows: Row[], results: readonly RowResult[], left: readonly RowResult[], verb: string) {
    const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
    const done = new Set(results.filter((result) => result.done).map((result) => result.id));
    const failed = [...results, ...left]
      .filter((result) => !result.done)
      .map((result) => ({ ...result, name: result.name ?? names.get(result.id) }));
    selection.set(
      rows.filter((row) => done.has(row.id)),
      false,
    );
    if (failed.length > 0) setOutcome({ verb, done: done.size, failed });
    else if (done.size > 0) toast.success(doneText ?? `${verb} ${countAsObject(done.size, noun)}`);
  }

  async function run(rows: Row[], ...[extra]: [Extra?]) {
    setBusy(true);
    const results: RowResult[] = [];
    try {
      for (let at = 0; at < rows.length; at += partSize) {
        // The type of `run` asks for it wherever there is any.
        results.push(...(await send(rows.slice(at, at + partSize), extra as Extra)));
      }
      return true;
    } catch {
      // Reported by the error handler; the results so far are shown below.
      return false;
    } finally {
      setBusy(false);
      const verb = typeof doneVerb === 'string' ? doneVerb : doneVerb(extra as Extra);
      conclude(rows, results, leftOf?.(extra as Extra) ?? [], verb);
    }
  }

  const results = outcome && (
    <RowResults
      title={failureTitle}
      done={outcome.done > 0 ? `${outcome.verb} ${countAsObject(outcome.done, noun)}.` : undefined}
      failed={outcome.failed}
      attempt={attempt}
      onClose={() => setOutcome(undefined)}
    />
  );
  return { busy, run, results };
}
