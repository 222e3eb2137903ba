// Sign-out of the web app and of programs. The session at the identity provider ends there.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { actorOf, recordAudit } from '../../call/audit/audit.ts';
import type { Handler } from '../../call/handler.ts';
import { announceEnds, endSignInOf } from '../../identity/sessions/ended-sign-ins.ts';

export const endSignIn: Handler<'endSignIn'> = async (call) => {
  const { db } = call;
  const { now } = call.services;
  const { actor, ...rest } = actorOf(call);
  await recordAudit(db, now(), { event: AuditEvent.SignedOut, actor, subject: actor, ...rest });
  const ended = await endSignInOf(db, call.caller, now());
  call.afterCommit(() => announceEnds(ended));
  return {};
};
