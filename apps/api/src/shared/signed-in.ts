import type { AuditParty } from './audit.ts';
import type { Caller } from './caller.ts';
import { unauthorized } from './problem.ts';

/** What a call says of who makes it. */
interface Calling {
  caller: Caller | null;
  address: string;
}

/** Who calls an operation that is not public; the contract has let nobody else in. */
export function signedIn({ caller }: Pick<Calling, 'caller'>): Caller {
  if (caller === null) throw unauthorized();
  return caller;
}

/** Who did it, for the audit log. */
export function actorOf(call: Calling): { actor: AuditParty; address: string } {
  const { id, userName } = signedIn(call);
  return { actor: { id, name: userName }, address: call.address };
}
