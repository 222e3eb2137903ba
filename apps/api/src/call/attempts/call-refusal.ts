// Why a call was refused, and what would help.
import { type Obstacle, obstacleOfRefusal } from '@redakcja/domain/shared/operation-verdict';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { ProblemError } from '../../http/problem.ts';
import type { AnyResult } from '../../http/send-result.ts';
import { obstacleOf } from '../remove-rows.ts';

/** A problem, or the refused row of a bulk call. */
export type CallRefusal = ProblemError | RowResult;

/** The first refused row of what a bulk call answers; null when there is none. */
export function rowRefusal({ body }: AnyResult): RowResult | null {
  if (!Array.isArray(body)) return null;
  return (body as RowResult[]).find((row) => row.done === false) ?? null;
}

/** What the rules say of it; what they do not say is told from its kind. */
export function obstacleIn(refusal: CallRefusal): Obstacle {
  const known = refusal instanceof ProblemError ? refusal.obstacle : obstacleOf(refusal);
  const reason = refusal.errors.join('. ');
  return known === undefined
    ? obstacleOfRefusal(reason, {
        isForbidden: 'status' in refusal && refusal.status === 403,
        fields: fieldsOf(refusal),
      })
    : { ...known, reason };
}

export function fieldsOf({ fields }: { fields?: readonly FieldError[] | undefined }): readonly FieldError[] {
  return fields ?? [];
}
