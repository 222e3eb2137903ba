// Translates markup of other programs into the editor's. Nothing is lost here; later losses are reported.

import { moveAnchors } from '../formats/marks.ts';
import { excelStyles } from './excel-styles.ts';
import { wordLists } from './word-lists.ts';
import { writerLists } from './writer-lists.ts';

/** Converts a stored text. */
export function translated(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  plainTags(page.body);
  moveAnchors(page.body);
  wholeItems(page.body);
  return page;
}

/** Converts clipboard HTML; `plainText` is the plain text of the clipboard. */
export function translatedPaste(html: string, plainText: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  excelStyles(page);
  // Invisible in the source.
  for (const unseen of page.querySelectorAll('script, style, noscript, template, title')) unseen.remove();
  // Elements of Word, such as o:p at the end of a paragraph.
  for (const part of page.body.querySelectorAll('*'))
    if (part.tagName.includes(':')) part.replaceWith(...part.childNodes);
  wordLists(page.body);
  writerLists(page.body, plainText);
  plainTags(page.body);
  headings(page.body);
  footnotes(page.body);
  ownLanguage(page.body);
  links(page.body);
  moveAnchors(page.body);
  wholeItems(page.body);
  emptiness(page.body);
  for (const part of page.body.querySelectorAll<HTMLElement>('[style*="text-indent" i]')) part.style.textIndent = '';
  return page;
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
  for (const line of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    if (line.textContent?.trim() || line.querySelector('img, hr, table, iframe, ul, ol')) continue;
    if (line.parentElement?.matches('td, th')) line.replaceChildren();
    else line.remove();
  }
  for (const cell of body.querySelectorAll('td, th'))
    if (!cell.firstElementChild && !cell.textContent?.trim()) cell.replaceChildren();
}

/** All pieces of text in it. */
export function textsOf(body: Node): Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
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
