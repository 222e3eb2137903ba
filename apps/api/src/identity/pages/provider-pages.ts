// Pages of the protocol: signing out, device codes, errors.

import { type Html, html } from '../../text/html.ts';
import { alert } from './form.ts';

export function signOutPage(action: string, xsrf: string, applicationUrl: string): Html {
  return html`<p>Czy na pewno chcesz się wylogować?</p>
<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}">
<button type="submit" name="logout" value="yes" autofocus>Wyloguj</button>
</form>
<p class="row"><a href="${applicationUrl}/">Wróć do aplikacji</a></p>`;
}

export function signedOutPage(applicationUrl: string): Html {
  return html`<p class="done" role="status">Wylogowano z Redakcji BIP.</p>
<p><a class="button" href="${applicationUrl}/">Zaloguj się ponownie</a></p>`;
}

export interface DeviceForm {
  action: string;
  xsrf: string;
  code: string;
  error?: string;
}

export function deviceCodePage({ action, xsrf, code, error }: DeviceForm): Html {
  return html`${alert(error)}
<p>Wpisz kod, który pokazuje program na Twoim komputerze.</p>
<form method="post" action="${action}" novalidate>
<input type="hidden" name="xsrf" value="${xsrf}">
<div class="field">
<label for="user_code">Kod urządzenia</label>
<input id="user_code" name="user_code" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" value="${code}" aria-required="true" autofocus>
</div>
<button type="submit">Dalej</button>
</form>`;
}

export function deviceConfirmPage({ action, xsrf, code }: DeviceForm, clientName: string): Html {
  return html`<p>Program <strong>${clientName}</strong> prosi o dostęp do Redakcji BIP w Twoim imieniu. Sprawdź, czy pokazuje ten sam kod:</p>
<p class="code">${code}</p>
<p>Jeżeli to nie Ty uruchamiasz teraz logowanie albo kod jest inny, wybierz „Odmów”.</p>
<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}">
<input type="hidden" name="user_code" value="${code}">
<input type="hidden" name="confirm" value="yes">
<button type="submit" autofocus>Kod się zgadza, kontynuuj</button>
<button type="submit" name="abort" value="yes" class="quiet">Odmów</button>
</form>`;
}

export function deviceDonePage(clientName: string): Html {
  return html`<p class="done" role="status">Logowanie powiodło się.</p>
<p>Program <strong>${clientName}</strong> za chwilę to zauważy. Możesz zamknąć tę stronę.</p>`;
}

/** A form between two steps of the protocol, which a script submits. */
export function continuePage(form: Html): Html {
  return html`<p>Za chwilę nastąpi przejście dalej. Jeżeli tak się nie stanie, wybierz „Dalej”.</p>
${form}
<script src="/identity/assets/continue.js"></script>`;
}

export function failurePage(message: string, code: string | undefined, applicationUrl: string): Html {
  return html`${alert(message)}
${code !== undefined && html`<p class="hint">Oznaczenie błędu dla administratora: ${code}</p>`}
<p><a class="button" href="${applicationUrl}/">Wróć do aplikacji</a></p>`;
}

/** A step back to a sign-in that is over: whoever opens it may well be signed in. */
export const lostSignInTitle = 'To logowanie jest już zakończone';

export function lostSignInPage(applicationUrl: string): Html {
  return html`<p role="status">Jeżeli jesteś zalogowany, wróć do aplikacji. Jeżeli nie, aplikacja poprosi o login i hasło.</p>
<p><a class="button" href="${applicationUrl}/">Wróć do aplikacji</a></p>`;
}

export function accessibilityPage(applicationUrl: string): Html {
  return html`<p>Strony logowania działają bez skryptów, w całości z klawiatury i z czytnikami ekranu. Tekst można powiększyć do 400%, a błędy są
opisane słowami przy polach.</p>
<p>Jeżeli coś utrudnia Ci zalogowanie, zgłoś to administratorowi serwisu w Twoim urzędzie.</p>
<p><a class="button" href="${applicationUrl}/">Wróć do aplikacji</a></p>`;
}
