const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** Message for an invalid address (specification, section 5, Office). */
export const emailMessage = 'Wpisz poprawny email';

/** Whether a text is an ordinary e-mail address: ASCII letters, one @, a domain of at least two labels (RFC 5321 without quoted names and numeric hosts). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  return local.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}
