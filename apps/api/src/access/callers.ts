import type { Call } from '../contract/handler.ts';
import type { AuditParty } from '../shared/audit.ts';
import type { Caller } from '../shared/caller.ts';
import { unauthorized } from '../shared/problem.ts';

/** The contract lets only signed-in users make these calls; the type does not know. */
export function signedIn({ caller }: Pick<Call, 'caller'>): Caller {
  if (caller === null) throw unauthorized();
  return caller;
}

/** Who did it, for the audit log. */
export function actorOf(call: Pick<Call, 'caller' | 'address'>): { actor: AuditParty; address: string } {
  const { id, userName } = signedIn(call);
  return { actor: { id, name: userName }, address: call.address };
}
