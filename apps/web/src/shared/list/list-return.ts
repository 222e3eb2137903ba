// Where a card's "Wróć" leads: its list as it was left, with filters, order and page. Kept per tab, so that signing in again keeps it too.
import { parseSearch, type SearchParams } from '../search-params.ts';

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

/** The row whose card is opened: whoever comes back goes on there. */
export function rememberRow(card: string): void {
  try {
    sessionStorage.setItem(openedRow, card);
  } catch {
    // Coming back then begins at the top of the list.
  }
}

/** The card of the row that was opened last; told once. */
export function takeRow(): string | null {
  try {
    const card = sessionStorage.getItem(openedRow);
    sessionStorage.removeItem(openedRow);
    return card;
  } catch {
    return null;
  }
}

/** Where the list was last seen in this tab, for a Link or navigate(). */
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
