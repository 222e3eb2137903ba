// Translates markup of other programs into the editor's: what they show keeps its meaning, what they do not show is not taken over.

import { moveAnchors } from '../formats/marks.ts';
import { listLooks, numbersAsWords } from './lists/list-looks.ts';
import { onlineLists } from './lists/online-lists.ts';
import { wordLists } from './lists/word-lists.ts';
import { writerLists } from './lists/writer-lists.ts';
import { showPaleText } from './source/colour-of-background.ts';
import { dropLocalFiles, takeDataPictures } from './source/local-files.ts';
import { marksOfStyles } from './source/marks-of-styles.ts';
import { applyStyleSheets } from './source/style-sheets.ts';
import { dropUnseen } from './source/unseen.ts';
import { showSymbols } from './symbols/symbols.ts';
import { textsOf } from './texts-of.ts';

/** Converts a stored text. */
export function translated(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  plainTags(page.body);
  numbersAsWords(page.body);
  moveAnchors(page.body);
  wholeItems(page.body);
  return page;
}

/** What is pasted, in the markup of the editor, and what is not taken over. */
export interface Prepared {
  page: Document;
  /** Shown in the source, and nothing that the editor can hold. */
  lost: string[];
  /** Not shown in the source. */
  unseen: string[];
  /** Beginnings of texts that nobody saw in the source, and that can be seen now. */
  pale: string[];
  /** Pictures to be uploaded, in the order of their marks in the page. */
  pictures: File[];
}

export interface Pasted {
  html: string;
  /** The plain text of the clipboard. */
  text: string;
  /** Media types of the pictures that can be uploaded. */
  pictureTypes: readonly string[];
}

/** Converts clipboard HTML. */
export function translatedPaste({ html, text, pictureTypes }: Pasted): Prepared {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  applyStyleSheets(page);
  for (const part of page.querySelectorAll('script, style, noscript, template, title')) part.remove();
  const unseen = dropUnseen(page);
  const lost = showSymbols(body);
  // Elements of Word, such as o:p at the end of a paragraph.
  for (const part of body.querySelectorAll('*')) if (part.tagName.includes(':')) part.replaceWith(...part.childNodes);
  lost.push(...dropLocalFiles(body));
  const pictures = takeDataPictures(body, pictureTypes);
  wordLists(body);
  // Quill would make lists of its own from it.
  for (const part of body.querySelectorAll('[style*="mso-list" i]'))
    part.setAttribute('style', (part.getAttribute('style') ?? '').replaceAll(/mso-list\s*:[^;]*;?/gi, ''));
  for (const end of body.querySelectorAll('br.Apple-interchange-newline, br[clear]')) end.remove();
  onlineLists(body);
  listLooks(body);
  writerLists(body, text);
  numbersAsWords(body);
  plainTags(body);
  const pale = showPaleText(body);
  marksOfStyles(body);
  cells(body);
  headings(body);
  footnotes(body);
  ownLanguage(body);
  links(body);
  moveAnchors(body);
  wholeItems(body);
  emptiness(body);
  for (const part of body.querySelectorAll<HTMLElement>('[style*="text-indent" i]')) part.style.textIndent = '';
  return { page, lost, unseen, pale, pictures };
}

/** Obsolete attributes and tags that the editor replaces by styles. */
function plainTags(body: HTMLElement): void {
  for (const old of body.querySelectorAll('font')) {
    const words = document.createElement('span');
    words.style.cssText = old.style.cssText;
    words.style.color ||= old.getAttribute('color') ?? '';
    words.append(...old.childNodes);
    old.replaceWith(words);
  }
  for (const part of body.querySelectorAll<HTMLElement>('td[bgcolor], th[bgcolor], tr[bgcolor]')) {
    part.style.backgroundColor ||= part.getAttribute('bgcolor') ?? '';
  }
  for (const part of body.querySelectorAll<HTMLElement>('[style*="background" i]')) {
    // The page itself is white.
    if (/^(white|#fff(fff)?|rgb\(255, 255, 255\)|transparent|initial|inherit)$/i.test(part.style.backgroundColor)) {
      part.style.background = '';
    }
  }
}

const aligned = /^(?:left|right|center|justify)$/;
const linkColours =
  /^(?:rgb\((?:5, 99, 193|0, 0, 238|0, 0, 255|17, 85, 204|70, 120, 134|149, 79, 114|0, 0, 128)\)|#(?:0563c1|0000ee|0000ff|1155cc|467886|954f72|000080)|blue|navy)$/i;

/** Cells lose their styles later, and links have a colour of their own. */
function cells(body: HTMLElement): void {
  for (const cell of body.querySelectorAll<HTMLElement>('td[style], th[style]')) {
    const { textAlign, color } = cell.style;
    if (!cell.hasAttribute('align') && aligned.test(textAlign)) cell.setAttribute('align', textAlign);
    if (color === '' || !cell.textContent?.trim()) continue;
    const words = document.createElement('span');
    words.style.color = color;
    words.append(...cell.childNodes);
    cell.append(words);
    cell.style.color = '';
  }
  const inLinks = 'a [style*="color" i], :has(> a:only-child)[style*="color" i]';
  for (const part of body.querySelectorAll<HTMLElement>(inLinks))
    if (linkColours.test(part.style.color)) part.style.color = '';
  for (const link of body.querySelectorAll<HTMLElement>('a[style*="color" i]')) link.style.color = '';
}

/** No language mark on Polish text; office programs mark Polish words with the language of their spelling checker. */
function ownLanguage(body: HTMLElement): void {
  for (const part of body.querySelectorAll('[lang]')) {
    if (/^pl\b/i.test(part.getAttribute('lang') ?? '') || /[ąćęłńśźż]/i.test(part.textContent ?? ''))
      part.removeAttribute('lang');
  }
}

/** Keeps links with addresses, and internal links whose targets were copied too. */
function links(body: HTMLElement): void {
  const anchors = new Set<string>();
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    for (const name of ['target', 'rel', 'title']) link.removeAttribute(name);
    const address = link.getAttribute('href') ?? '';
    if (!address.startsWith('#')) continue;
    const anchor = decoded(address.slice(1));
    if (anchor !== '' && body.querySelector(`[id=${CSS.escape(anchor)}], a[name=${CSS.escape(anchor)}]`))
      anchors.add(anchor);
    else link.removeAttribute('href');
  }
  for (const part of body.querySelectorAll('[id], a[name]')) {
    if (!anchors.has(part.id)) part.removeAttribute('id');
    if (!anchors.has(part.getAttribute('name') ?? '')) part.removeAttribute('name');
  }
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Merges paragraphs of one list item, which would be numbered separately. */
function wholeItems(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) {
    for (const paragraph of item.querySelectorAll(':scope > p + p, :scope > div + div')) {
      const before = paragraph.previousElementSibling;
      before?.append(document.createElement('br'), ...paragraph.childNodes);
      paragraph.remove();
    }
  }
}

/** Removes spaces and empty lines that only position text on paper. */
function emptiness(body: HTMLElement): void {
  for (const text of textsOf(body)) {
    if (text.data.includes('\u00a0')) text.data = text.data.replaceAll(/(?=[ \n\t]*\u00a0)[ \n\t\u00a0]{2,}/g, ' ');
  }
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, td, th')) trimEnd(block);
  for (const line of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    if (line.textContent?.trim() || line.querySelector('img, hr, table, iframe, ul, ol')) continue;
    if (line.parentElement?.matches('td, th')) line.replaceChildren();
    else line.remove();
  }
  for (const cell of body.querySelectorAll('td, th'))
    if (!cell.firstElementChild && !cell.textContent?.trim()) cell.replaceChildren();
}

/** Hard blanks at the end of a line, as Word Online and mails have them. */
function trimEnd(block: Element): void {
  const last = textsOf(block).at(-1);
  if (last && !last.parentElement?.closest('pre')) last.data = last.data.replace(/\u00a0[\s\u00a0]*$/, '');
}

/** The page title is the first heading, so headings of the text start one level lower. */
function headings(body: HTMLElement): void {
  if (!body.querySelector('h1')) return;
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of body.querySelectorAll<HTMLElement>(`h${level}`)) {
      const lower = document.createElement(`h${level + 1}`);
      for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
  }
}

/** LibreOffice Writer joins the number of a footnote with its first word. */
function footnotes(body: HTMLElement): void {
  for (const number of body.querySelectorAll('a.sdfootnotesym, a.sdendnotesym')) number.after(' ');
}
