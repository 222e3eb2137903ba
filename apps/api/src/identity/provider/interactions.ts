// Interactions of the authorization flow: sign-in, forced change of the password, consent.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { recordAudit } from '../../call/audit/audit.ts';
import type { SystemServices } from '../../call/services.ts';
import { callerAddress } from '../../http/caller-address.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';
import { findAccountBySubject, namesOf, setPassword } from '../accounts/accounts.ts';
import { checkNewPassword } from '../accounts/new-password-input.ts';
import { hashPassword, verifyPassword } from '../accounts/password.ts';
import { formField } from '../pages/form-body.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { newPasswordPage } from '../pages/password-pages.ts';
import { consentPage, type SignInForm, signInPage, signInTitle } from '../pages/sign-in-pages.ts';
import { waitText } from '../pages/wait-text.ts';
import { deviceCookie } from '../sign-in/known-device.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { createSignInThrottle } from '../sign-in/sign-in-throttle.ts';
import type { IdentityKeys } from './keys.ts';
import { reasonParameter } from './provider-clients.ts';

export interface InteractionParts {
  services: SystemServices;
  pages: PageRenderer;
  keys: () => Promise<IdentityKeys>;
  provider: () => Promise<Provider>;
  demo: SignInForm['demo'];
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Shown with every wrong password, so that it reveals nothing about the account. */
const resetHint =
  'Jeżeli hasło zostało zresetowane, dotychczasowe już nie działa: ustaw nowe pod adresem z linku, który wysłał lub pokazał administrator.';

/** Right password, inactive account (specification, section 2.1). */
const inactiveMessage = 'Zalogowany użytkownik nie posiada uprawnień lub jego konto jest nieaktywne!';

export function serveInteractions(
  app: FastifyInstance,
  { services, pages, keys, provider, demo }: InteractionParts,
): void {
  const { db, config, now } = services;

  async function detailsOf(request: FastifyRequest, reply: FastifyReply): Promise<Interaction> {
    return (await provider()).interactionDetails(request.raw, reply.raw);
  }

  /** Passes the result to the provider, which resumes the authorization request. */
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Record<string, unknown>,
  ): Promise<FastifyReply> {
    const isFirst = 'login' in result || 'error' in result;
    const returnTo = await (await provider()).interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: !isFirst,
    });
    return reply.headers({ 'cache-control': 'no-store' }).redirect(returnTo, 303);
  }

  async function show(
    reply: FastifyReply,
    status: number,
    title: string,
    content: Parameters<PageRenderer['render']>[1],
  ) {
    return reply
      .code(status)
      .headers(pages.headers)
      .send(await pages.render(title, content));
  }

  async function showSignIn(reply: FastifyReply, status: number, form: Omit<SignInForm, 'demo'>) {
    return show(reply, status, signInTitle, signInPage({ ...form, demo }));
  }

  async function submitSignIn(request: FastifyRequest, reply: FastifyReply, clientId: string): Promise<FastifyReply> {
    const [login, password] = [formField(request, 'login').trim(), formField(request, 'password')];
    const missing = 'Pole wymagane';
    if (login === '' || password === '') {
      const fields = { ...(login === '' && { login: missing }), ...(password === '' && { password: missing }) };
      return showSignIn(reply, 400, { login, fields });
    }
    const { secret } = await keys();
    const devices = { secret, publicUrl: config.publicUrl };
    const tools = { db, throttle: createSignInThrottle(db, secret, now), devices, now };
    const result = await signIn(tools, {
      login,
      password,
      address: callerAddress(request),
      cookies: request.headers.cookie,
      program: clientId === config.identity.clientId ? null : clientId,
    });
    switch (result.kind) {
      case 'wrong':
        return showSignIn(reply, 400, { login, error: 'Nieprawidłowy login lub hasło', hint: resetHint });
      case 'inactive':
        return showSignIn(reply, 403, { login, error: inactiveMessage });
      case 'blocked':
        reply.header('retry-after', result.seconds);
        return showSignIn(reply, 429, {
          login,
          error: `Zbyt wiele nieudanych prób logowania. Spróbuj ponownie za ${waitText(result.seconds)}.`,
        });
      case 'signedIn': {
        const { identityUserId } = result.account;
        reply.header('set-cookie', deviceCookie(devices, identityUserId, result.device));
        return finish(request, reply, { login: { accountId: identityUserId, remember: false, amr: ['pwd'] } });
      }
    }
  }

  async function submitConsent(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // no new grant: the provider continues with the existing one
    if (formField(request, 'decision') === 'allow') return finish(request, reply, { consent: {} });
    return finish(request, reply, { error: 'access_denied', error_description: 'End-User aborted interaction' });
  }

  app.get('/identity/interaction/:uid', async (request, reply) => {
    const { prompt, params, session } = await detailsOf(request, reply);
    if (prompt.name === 'login') {
      const hint = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 256) : '';
      const isAgain = params[reasonParameter] === 'sesja';
      return showSignIn(reply, 200, {
        login: hint,
        ...(isAgain && { notice: 'Twoja sesja wygasła. Zaloguj się ponownie.' }),
      });
    }
    const account = await findAccountBySubject(db, session?.accountId ?? '');
    return show(reply, 200, 'Dostęp programu', consentPage(String(params.client_id), account?.userName ?? ''));
  });

  app.post('/identity/interaction/:uid', async (request, reply) => {
    const { prompt, params } = await detailsOf(request, reply);
    return prompt.name === 'login'
      ? submitSignIn(request, reply, String(params.client_id))
      : submitConsent(request, reply);
  });

  const forced = {
    intro: 'Przed rozpoczęciem pracy ustaw własne hasło.',
    action: 'Zmień hasło',
    minLength: config.identity.minPasswordLength,
  };
  const forcedTitle = 'Zmiana hasła';

  app.get('/identity/wymuszona-zmiana-hasla/:uid', async (request, reply) => {
    const { session } = await detailsOf(request, reply);
    const account = await findAccountBySubject(db, session?.accountId ?? '');
    return show(reply, 200, forcedTitle, newPasswordPage({ ...forced, userName: account?.userName ?? '' }));
  });

  app.post('/identity/wymuszona-zmiana-hasla/:uid', async (request, reply) => {
    const { session, prompt } = await detailsOf(request, reply);
    const account = await findAccountBySubject(db, session?.accountId ?? '');
    if (account === null || !account.mustChangePassword || prompt.name === 'login') return finish(request, reply, {});
    const { userName } = account;
    const policy = { minLength: config.identity.minPasswordLength, names: namesOf(account) };
    const input = checkNewPassword(formField(request, 'newPassword'), formField(request, 'confirmPassword'), policy);
    if (!input.isValid) {
      return show(reply, 400, forcedTitle, newPasswordPage({ ...forced, userName, fields: input.fields }));
    }
    if (await verifyPassword(input.password, account.passwordHash)) {
      const fields = { newPassword: 'Nowe hasło musi różnić się od dotychczasowego' };
      return show(reply, 400, forcedTitle, newPasswordPage({ ...forced, userName, fields }));
    }
    const passwordHash = await hashPassword(input.password);
    const user = { id: account.id, name: userName };
    const address = callerAddress(request);
    await services.transaction(async (tx) => {
      await setPassword(tx, account.id, passwordHash);
      await recordAudit(tx, now(), { event: AuditEvent.PasswordChanged, actor: user, subject: user, address });
    });
    announceAccessChange(account.id);
    return finish(request, reply, {});
  });
}
