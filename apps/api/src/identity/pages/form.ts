// Form fields with label, hint and error message, associated for screen readers.
import { type Html, html } from '../../text/html.ts';

export interface Field {
  name: string;
  label: string;
  type: 'text' | 'password';
  autocomplete: string;
  value?: string;
  hint?: string;
  error?: string | undefined;
  /** Gets the focus. */
  isFocused?: boolean;
}

export function field({ name, label, type, autocomplete, value = '', hint, error, isFocused = false }: Field): Html {
  const described = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`]
    .join(' ')
    .trim();
  const input = html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" aria-required="true"${attribute(
    'aria-describedby',
    described,
  )}${attribute('aria-invalid', error === undefined ? '' : 'true')}${
    type === 'text' && html` autocapitalize="none" spellcheck="false"`
  }${isFocused && html` autofocus`}>`;
  return html`<div class="field">
<label for="${name}">${label}</label>
${type === 'password' ? html`<div class="with-show">${input}</div>` : input}
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error !== undefined && html`<p class="wrong" id="${name}-error">${error}</p>`}
</div>`;
}

/** Shows the text of the password fields of the page. */
export const showPasswordScript = html`<script src="/identity/assets/show-password.js"></script>`;

function attribute(name: string, value: string): Html | false {
  return value !== '' && html` ${name}="${value}"`;
}

/** An alert above a form. */
export function alert(message: string | undefined): Html | false {
  return message !== undefined && html`<p class="error" role="alert">${message}</p>`;
}
