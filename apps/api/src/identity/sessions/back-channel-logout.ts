// An external provider notifies of the end of a session: POST /identity/backchannel-logout (OpenID Connect Back-Channel Logout 1.0).
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { recordAudit } from '../../call/audit/audit.ts';
import type { SystemServices } from '../../call/services.ts';
import { users } from '../../database/schema.ts';
import { callerAddress } from '../../http/caller-address.ts';
import { unavailable } from '../../http/problem.ts';
import { formField, readForms } from '../pages/form-body.ts';
import { announceEnds, recordEnds, recordOnce } from './ended-sign-ins.ts';
import { type Logout, readLogoutToken } from './logout-token.ts';
import { issuerOf } from './token-verifier.ts';

export function serveBackChannelLogout(
  app: FastifyInstance,
  services: SystemServices,
  foreignKeys: () => Promise<JWTVerifyGetKey>,
): void {
  readForms(app);
  app.post('/identity/backchannel-logout', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const logout = await read(formField(request, 'logout_token'));
    if (logout === null) return refuse(reply, 'The logout token is not valid');
    const isFirst = await end(logout, callerAddress(request));
    if (!isFirst) return refuse(reply, 'The logout token was used before');
    announceEnds(logout.ends.map(({ key }) => key));
    return reply.code(200).send();
  });

  async function read(token: string): Promise<Logout | null> {
    const { config, now, log } = services;
    try {
      return await readLogoutToken(token, { config, key: await foreignKeys(), now: now() });
    } catch (error) {
      log.error({ err: error }, 'keys of the identity provider cannot be read');
      throw unavailable();
    }
  }

  function end({ ends, token, subject }: Logout, address: string): Promise<boolean> {
    const now = services.now();
    return services.transaction(async (tx) => {
      if (!(await recordOnce(tx, token.key, now))) return false;
      for (const { key, endedAt } of ends) await recordEnds(tx, [key], endedAt, now);
      const [user = null] =
        subject === null
          ? []
          : await tx
              .select({ id: users.id, name: users.userName })
              .from(users)
              .where(and(eq(users.identityUserId, subject), eq(users.identityIssuer, issuerOf(services.config))));
      const details = ['Wylogowanie zgłoszone przez dostawcę tożsamości'];
      await recordAudit(tx, now, { event: AuditEvent.SignedOut, actor: user, subject: user, address, details });
      return true;
    });
  }
}

/** Error format of the protocol. */
function refuse(reply: FastifyReply, description: string): FastifyReply {
  return reply.code(400).send({ error: 'invalid_request', error_description: description });
}
