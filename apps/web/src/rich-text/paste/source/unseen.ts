// What the source program does not show is not taken over: hidden text, comments, hidden rows and columns, what is folded up.
import { declarationsOf, unseenBy } from '@redakcja/domain/shared/html/unseen';
import { dropHiddenCells } from './hidden-cells.ts';

const wordsIn = /[\p{L}\p{N}]/u;

/** A sheet: rows and columns without a size are hidden ones there. */
const sheets =
  'meta[content*="Excel" i], meta[content*="LibreOffice" i], meta[content*="OpenOffice" i], google-sheets-html-origin, [data-sheets-root]';

/** Comments of Google Docs as they stand below an exported text, and their marks. */
const docsComments = 'sup:has(> a[href^="#cmnt"]), div:has(> p > a[href^="#cmnt_ref"])';

/** Takes it out. Returns the names of what had words. */
export function dropUnseen(page: Document): string[] {
  const { body } = page;
  const found = new Set<string>();
  const drop = (part: Element, name: string) => {
    if (wordsIn.test(part.textContent ?? '')) found.add(name);
    part.remove();
  };
  for (const part of body.querySelectorAll(docsComments)) drop(part, 'komentarze');
  const isSheet = page.querySelector(sheets) !== null;
  for (const table of body.querySelectorAll('table'))
    for (const name of dropHiddenCells(table, isSheet)) found.add(name);
  for (const part of body.querySelectorAll('*')) {
    if (!body.contains(part)) continue;
    const kind = unseenBy({ name: part.localName, attribute: (name) => part.getAttribute(name) });
    if (kind === 'comment') drop(part, 'komentarze');
    else if (kind === 'hidden') hide(part, (one) => drop(one, 'ukryty tekst'));
    else if (kind === 'tracking') part.remove();
    else if (part.matches('details:not([open])')) fold(part, (one) => drop(one, 'zwinięte fragmenty'));
    else if (hasNoSize(part)) drop(part, 'ukryty tekst');
  }
  return [...found];
}

const visible = '[style*="visibility" i][style*="visible" i]';

/** What is hidden by its visibility alone may have parts that are seen. */
function hide(part: Element, drop: (part: Element) => void): void {
  const { visibility } = (part as HTMLElement).style;
  if (visibility === '' || !part.querySelector(visible)) {
    drop(part);
    return;
  }
  for (const child of [...part.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) child.remove();
    else if (child instanceof HTMLElement && !child.matches(visible)) {
      child.style.visibility = visibility;
      hide(child, drop);
    }
  }
  (part as HTMLElement).style.visibility = '';
}

/** Of what is folded up its summary alone is seen. */
function fold(part: Element, drop: (part: Element) => void): void {
  const summary = part.querySelector(':scope > summary');
  summary?.remove();
  const line = part.ownerDocument.createElement('p');
  line.append(...(summary?.childNodes ?? []));
  part.before(line);
  drop(part);
}

function hasNoSize(part: Element): boolean {
  const style = part.getAttribute('style') ?? '';
  if (!/font-size\s*:\s*0/i.test(style) || !/^0[a-z%]*$/i.test(declarationsOf(style).get('font-size') ?? ''))
    return false;
  return !part.querySelector('img, [style*="font-size" i], font[size]');
}
