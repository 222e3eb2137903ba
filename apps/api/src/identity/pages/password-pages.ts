import { type Html, html } from '../../text/html.ts';
import { alert, field, showPasswordScript } from './form.ts';

export interface NewPasswordForm {
  intro: string;
  error?: string;
  fields?: { newPassword?: string; confirmPassword?: string };
  action: string;
  /** Minimum length. */
  minLength: number;
  /** For password managers; the page has no field for it. */
  userName: string;
}

const passwordHint = (minLength: number) =>
  `Co najmniej ${minLength} znaków, w tym cyfra, wielka i mała litera. Nie popularne hasło i bez loginu, imienia, nazwiska i adresu e-mail`;

export function newPasswordPage({ intro, error, fields = {}, action, minLength, userName }: NewPasswordForm): Html {
  return html`${alert(error)}
<p>${intro}</p>
<form method="post" novalidate>
<input type="hidden" name="username" autocomplete="username" value="${userName}">
${field({
  name: 'newPassword',
  label: 'Nowe hasło',
  type: 'password',
  autocomplete: 'new-password',
  hint: passwordHint(minLength),
  error: fields.newPassword,
  isFocused: true,
})}
${field({
  name: 'confirmPassword',
  label: 'Powtórz nowe hasło',
  type: 'password',
  autocomplete: 'new-password',
  error: fields.confirmPassword,
})}
<button type="submit">${action}</button>
</form>
${showPasswordScript}`;
}

export function forgottenPasswordPage(applicationUrl: string): Html {
  return html`<p>Nowe hasło ustawisz przez jednorazowy link. Wysyła go administrator albo osoba zarządzająca użytkownikami w Twoim urzędzie:
na karcie użytkownika wybiera przycisk „Reset hasła”.</p>
<p>Skontaktuj się z nią osobiście lub telefonicznie i podaj swój login. Po otwarciu linku wpiszesz nowe hasło – nikt inny go nie pozna.</p>
<p><a class="button" href="${applicationUrl}/">Wróć do logowania</a></p>`;
}
