// Pages that the provider itself renders: device codes, signing out, errors. Sign-in and passwords are in interactions.ts.
import { decode } from '@redakcja/domain/shared/html/entities';
import type { errors, KoaContextWithOIDC } from 'oidc-provider';
import { type Html, html } from '../../text/html.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import {
  continuePage,
  deviceCodePage,
  deviceConfirmPage,
  deviceDonePage,
  failurePage,
  lostSignInPage,
  lostSignInTitle,
  signedOutPage,
  signOutPage,
} from '../pages/provider-pages.ts';
import { waitText } from '../pages/wait-text.ts';
import { TooManyAttempts } from '../sign-in/guess-throttle.ts';

const deviceErrors: Readonly<Record<string, string>> = {
  NoCodeError: 'Wpisz kod urządzenia',
  NotFoundError: 'Nie ma takiego kodu. Sprawdź, co pokazuje program',
  ExpiredError: 'Kod wygasł. Uruchom logowanie w programie jeszcze raz',
  AlreadyUsedError: 'Kod został już użyty. Uruchom logowanie w programie jeszcze raz',
  AbortedError: 'Logowanie zostało przerwane. Program nie otrzymał dostępu',
};

function deviceMessage(error: Error): string {
  if (error instanceof TooManyAttempts)
    return `Zbyt wiele błędnych kodów. Spróbuj ponownie za ${waitText(error.seconds)}.`;
  return deviceErrors[error.name] ?? 'Nie udało się sprawdzić kodu. Spróbuj ponownie';
}

const failures: Readonly<Record<string, string>> = {
  access_denied: 'Logowanie zostało przerwane.',
  invalid_client: 'Program, który prosi o zalogowanie, nie jest tu znany.',
  server_error: 'Wystąpił niespodziewany błąd. Spróbuj ponownie później.',
};

export function createScreens({ headers, render }: PageRenderer, applicationUrl: string) {
  async function show(ctx: KoaContextWithOIDC, title: string, content: Html): Promise<void> {
    ctx.set(headers);
    ctx.body = await render(title, content);
  }

  function deviceForm(ctx: KoaContextWithOIDC, code: string) {
    return { action: ctx.oidc.urlFor('code_verification'), xsrf: secretOf(ctx), code };
  }

  return {
    deviceCode(ctx: KoaContextWithOIDC, _form: string, _out?: unknown, error?: Error & { userCode?: string }) {
      const message = error && deviceMessage(error);
      const code = error?.userCode ?? String(ctx.state.userCode ?? '');
      const form = { ...deviceForm(ctx, code), ...(message === undefined ? {} : { error: message }) };
      return show(ctx, 'Logowanie programu', deviceCodePage(form));
    },

    deviceConfirm(ctx: KoaContextWithOIDC, _form: string, _client: unknown, _device: unknown, userCode: string) {
      return show(ctx, 'Logowanie programu', deviceConfirmPage(deviceForm(ctx, userCode), clientNameOf(ctx)));
    },

    deviceDone: (ctx: KoaContextWithOIDC) => show(ctx, 'Gotowe', deviceDonePage(clientNameOf(ctx))),

    signOut: (ctx: KoaContextWithOIDC) =>
      show(ctx, 'Wylogowanie', signOutPage(ctx.oidc.urlFor('end_session_confirm'), secretOf(ctx), applicationUrl)),

    signedOut: (ctx: KoaContextWithOIDC) => show(ctx, 'Wylogowano', signedOutPage(applicationUrl)),

    failure(ctx: KoaContextWithOIDC, out: { error: string }, error: errors.OIDCProviderError | Error) {
      if (error.name === 'SessionNotFound') return show(ctx, lostSignInTitle, lostSignInPage(applicationUrl));
      const isSignOut = ctx.path.startsWith('/session/end');
      const [title, invalid] = isSignOut
        ? ['Nie udało się wylogować', 'Żądanie wylogowania jest nieprawidłowe.']
        : ['Nie udało się zalogować', 'Żądanie logowania jest nieprawidłowe.'];
      return show(ctx, title, failurePage(failures[out.error] ?? invalid, out.error, applicationUrl));
    },

    /** Replaces the provider's self-submitting pages, which have inline scripts. */
    async continue(ctx: KoaContextWithOIDC): Promise<void> {
      const form = selfSubmittingForm(ctx.body);
      if (form !== null) await show(ctx, 'Przejście dalej', continuePage(form));
    },
  };
}

export type Screens = ReturnType<typeof createScreens>;

function clientNameOf(ctx: KoaContextWithOIDC): string {
  return ctx.oidc.client?.clientName ?? ctx.oidc.client?.clientId ?? '';
}

/** The provider's CSRF token. */
function secretOf(ctx: KoaContextWithOIDC): string {
  const { secret } = ctx.oidc.session?.state ?? {};
  return typeof secret === 'string' ? secret : '';
}

/** Action and hidden fields parsed from the provider's HTML: there is no hook to render it. */
function selfSubmittingForm(body: unknown): Html | null {
  if (typeof body !== 'string' || !body.includes('<title>Submitting Callback</title>')) return null;
  const action = /<form method="post" action="([^"]*)">/.exec(body)?.[1];
  if (action === undefined) return null;
  const fields = [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g)].map(
    ([, name = '', value = '']) => html`<input type="hidden" name="${decode(name)}" value="${decode(value)}">`,
  );
  return html`<form method="post" action="${decode(action)}">${fields}<button type="submit">Dalej</button></form>`;
}
