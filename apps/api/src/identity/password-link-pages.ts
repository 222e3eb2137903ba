// The page behind a one-time link, and what to do about a forgotten password. Looking at a link does not use it up: mail programs look too.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { recordAudit } from '../shared/audit.ts';
import type { Services } from '../shared/services.ts';
import { endSessions } from './accounts.ts';
import { formField } from './form-body.ts';
import type { IdentityKeys } from './keys.ts';
import { deviceCookie } from './known-device.ts';
import { checkNewPassword } from './new-password-input.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Html } from './pages/html.ts';
import { brokenLinkPage, forgottenPasswordPage, newPasswordPage, passwordSetPage } from './pages/password-pages.ts';
import { accessibilityPage } from './pages/provider-pages.ts';
import { findPasswordLink, usePasswordLink } from './password-links.ts';

const title = 'Ustaw hasło';

export interface PasswordLinkParts {
  services: Services;
  pages: PageRenderer;
  keys: () => Promise<IdentityKeys>;
}

export function servePasswordLinks(app: FastifyInstance, { services, pages, keys }: PasswordLinkParts): void {
  const { db, config, now } = services;
  const show = async (reply: FastifyReply, status: number, heading: string, content: Html) =>
    reply
      .code(status)
      .headers(pages.headers)
      .send(await pages.render(heading, content));
  const broken = (reply: FastifyReply) => show(reply, 404, 'Odnośnik nie działa', brokenLinkPage(config.publicUrl));
  const form = (userName: string) => ({ intro: `Ustaw hasło do konta ${userName}.`, action: 'Ustaw hasło', userName });

  app.get<{ Params: { token: string } }>('/identity/haslo/:token', async (request, reply) => {
    const user = await findPasswordLink(db, request.params.token, now());
    return user === null ? broken(reply) : show(reply, 200, title, newPasswordPage(form(user.userName)));
  });

  app.post<{ Params: { token: string } }>('/identity/haslo/:token', async (request, reply) => {
    const { token } = request.params;
    const known = await findPasswordLink(db, token, now());
    if (known === null) return broken(reply);
    const input = checkNewPassword(formField(request, 'newPassword'), formField(request, 'confirmPassword'));
    if (!input.isValid) {
      return show(reply, 400, title, newPasswordPage({ ...form(known.userName), fields: input.fields }));
    }
    const user = await usePasswordLink(db, token, input.password, now());
    if (user === null) return broken(reply);
    await endSessions(db, user, now());
    const party = { id: user.id, name: user.userName };
    await recordAudit(db, now(), { event: AuditEvent.PasswordSet, actor: party, subject: party, address: request.ip });
    // whoever has had the link is the owner: a stranger's wrong passwords do not keep them waiting on this browser
    const { secret } = await keys();
    reply.header('set-cookie', deviceCookie(secret, user.identityUserId, null, config.publicUrl.startsWith('https:')));
    return show(reply, 200, title, passwordSetPage(config.publicUrl));
  });

  app.get('/identity/nie-pamietam-hasla', (_request, reply) =>
    show(reply, 200, 'Nie pamiętam hasła', forgottenPasswordPage(config.publicUrl)),
  );

  app.get('/identity/dostepnosc', (_request, reply) =>
    show(reply, 200, 'Dostępność', accessibilityPage(config.publicUrl)),
  );
}
