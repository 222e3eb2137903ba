// Return path from a form to its list with filters, order and page. Stored per tab, so it survives signing in again.
import { parseSearch, type SearchParams } from '../../search-params.ts';

const prefix = 'redakcja-bip:lista:';
const openedRow = 'redakcja-bip:wiersz';

/** `list` is the path of the plain list; a list in several screens (articles by status) has one name for all of them. */
export function rememberList(list: string, address: string): void {
  try {
    sessionStorage.setItem(prefix + list, address);
  } catch {
    // Storage is forbidden in this browser; the way back then leads to the plain list.
  }
}

/** Remembers the row whose form is opened, by the form's URL; on return the focus moves to it. */
export function rememberRow(form: string): void {
  try {
    sessionStorage.setItem(openedRow, form);
  } catch {
    // Storage is forbidden; the focus then starts at the top of the list.
  }
}

/** Address of the form whose row was opened last; cleared by reading. */
export function takeRow(): string | null {
  try {
    const form = sessionStorage.getItem(openedRow);
    sessionStorage.removeItem(openedRow);
    return form;
  } catch {
    return null;
  }
}

/** Last URL of the list in this tab, for a Link or navigate(). */
export function lastSeen(list: string): { to: string; search: SearchParams } {
  const [to = list, search = ''] = (remembered(list) ?? list).split('?');
  return { to, search: parseSearch(search) };
}

function remembered(list: string): string | null {
  try {
    return sessionStorage.getItem(prefix + list);
  } catch {
    return null;
  }
}
