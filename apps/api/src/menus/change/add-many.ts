// Many categories in one call and one transaction.
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import type { Handler } from '../../call/handler.ts';
import { recordChanges } from '../../call/journal.ts';
import { ProblemError } from '../../http/problem.ts';
import { languageCode } from '../../shared/languages.ts';
import { languagesFor } from '../tree/element-presenter.ts';
import { incrementMenuRevision, lockMenu } from '../tree/menu-facts.ts';
import { addElements } from './add-elements.ts';
import { entryOf } from './change-context.ts';

export const addMenuElements: Handler<'addMenuElements'> = async ({ db, services, caller, trace, body }) => {
  const { type, additions } = body;
  const reading = await languagesFor(db, languageCode());
  await lockMenu(db, type);
  const rows = await addElements({ db, type, caller, services, trace, ...reading }, additions);
  const done = rows.flatMap((row) => (row instanceof ProblemError ? [] : [row]));
  if (done.length > 0) await incrementMenuRevision(db, type);
  await recordChanges(
    db,
    { caller, services, trace },
    done.map((one) => entryOf(type, one)),
  );
  return { body: rows.map(resultOf) };
};

function resultOf(row: Awaited<ReturnType<typeof addElements>>[number], index: number): ImportRowResult {
  if (row instanceof ProblemError) return { index, outcome: 'failed', id: null, errors: [...row.errors] };
  return { index, outcome: 'created', id: row.elementId, errors: [] };
}
