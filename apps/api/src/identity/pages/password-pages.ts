import { alert, field } from './form.ts';
import { type Html, html } from './html.ts';

export interface NewPasswordForm {
  intro: string;
  error?: string;
  fields?: { newPassword?: string; confirmPassword?: string };
  action: string;
  /** For password managers; the page has no field for it. */
  userName: string;
}

export const passwordHint = 'Co najmniej 6 znaków, w tym cyfra, wielka i mała litera';

export function newPasswordPage({ intro, error, fields = {}, action, userName }: NewPasswordForm): Html {
  return html`${alert(error)}
<p>${intro}</p>
<form method="post" novalidate>
<input type="hidden" name="username" autocomplete="username" value="${userName}">
${field({
  name: 'newPassword',
  label: 'Nowe hasło',
  type: 'password',
  autocomplete: 'new-password',
  hint: passwordHint,
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
</form>`;
}

export function passwordSetPage(applicationUrl: string): Html {
  return html`<p class="done" role="status">Hasło zostało zmienione</p>
<p>Możesz teraz zalogować się nowym hasłem.</p>
<p><a class="button" href="${applicationUrl}/">Przejdź do logowania</a></p>`;
}

export function brokenLinkPage(applicationUrl: string): Html {
  return html`<p>Ten odnośnik wygasł albo został już użyty. Każdy odnośnik działa tylko raz i przez ograniczony czas.</p>
<p>Poproś administratora o nowy reset hasła.</p>
<p><a href="${applicationUrl}/">Wróć do logowania</a></p>`;
}

export function forgottenPasswordPage(applicationUrl: string): Html {
  return html`<p>Nowe hasło ustawisz przez jednorazowy odnośnik. Wysyła go administrator albo osoba zarządzająca użytkownikami w Twoim urzędzie:
na karcie użytkownika wybiera przycisk „Resetuj hasło”.</p>
<p>Skontaktuj się z nią osobiście lub telefonicznie i podaj swój login. Po otwarciu odnośnika wpiszesz nowe hasło – nikt inny go nie pozna.</p>
<p><a class="button" href="${applicationUrl}/">Wróć do logowania</a></p>`;
}
