import type { DemoAccounts } from '../../shared/accounts/demonstration.ts';
import { type Html, html } from '../../text/html.ts';
import { alert, field, showPasswordScript } from './form.ts';

export interface SignInForm {
  login: string;
  /** Above the form: wrong password, too many attempts. */
  error?: string;
  /** Below the error. */
  hint?: string;
  /** Above the form: why the user has to sign in again. */
  notice?: string;
  fields?: { login?: string; password?: string };
  /** In demonstration mode: public accounts and their password. */
  demo: DemoAccounts | null;
}

export const signInTitle = 'Zaloguj się';

export function signInPage({ login, error, hint, notice, fields = {}, demo }: SignInForm): Html {
  return html`${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`}${alert(error)}
${hint !== undefined && html`<p class="hint">${hint}</p>`}
<form method="post" novalidate>
${field({
  name: 'login',
  label: 'Login lub e-mail',
  type: 'text',
  autocomplete: 'username',
  value: login,
  error: fields.login,
  isFocused: login === '',
})}
${field({
  name: 'password',
  label: 'Hasło',
  type: 'password',
  autocomplete: 'current-password',
  error: fields.password,
  isFocused: login !== '',
})}
<button type="submit">Zaloguj</button>
</form>
<p class="row"><a href="/identity/nie-pamietam-hasla">Nie pamiętam hasła</a></p>
${showPasswordScript}
${demo !== null && demoAccounts(demo)}`;
}

function demoAccounts({ accounts, password }: DemoAccounts): Html {
  const rows = accounts.map(
    ({ userName, purpose }) =>
      html`<li><button type="submit" name="login" value="${userName}"><b>${userName}</b> – ${purpose}</button></li>`,
  );
  return html`<section aria-labelledby="demo-accounts">
<h2 id="demo-accounts">Konta demonstracyjne</h2>
<p class="hint">Każde z hasłem <b>${password}</b>. Wybór konta od razu loguje.</p>
<form method="post">
<input type="hidden" name="password" value="${password}">
<ul class="accounts">${rows}</ul>
</form>
</section>`;
}

export function consentPage(clientName: string, userName: string): Html {
  return html`<p>Program <strong>${clientName}</strong> na tym komputerze prosi o dostęp do Redakcji BIP w imieniu użytkownika <strong>${userName}</strong>.
Zezwól tylko wtedy, gdy to Ty uruchamiasz teraz to logowanie.</p>
<form method="post">
<button type="submit" name="decision" value="allow">Zezwól</button>
<button type="submit" name="decision" value="deny" class="quiet">Odmów</button>
</form>`;
}
