import type { Call } from '../contract/handler.ts';
import type { Caller } from '../shared/caller.ts';
import { unauthorized } from '../shared/problem.ts';

/** Who calls an operation that is not public; the contract has let nobody else in. */
export function signedIn({ caller }: Pick<Call, 'caller'>): Caller {
  if (caller === null) throw unauthorized();
  return caller;
}
