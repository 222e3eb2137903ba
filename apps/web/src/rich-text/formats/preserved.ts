// Parts of a stored text that the editor cannot edit: shown and serialized unchanged.
import { embedsKnownPlayer } from '@redakcja/domain/shared/html/known-players';
import { BlockEmbed } from 'quill/blots/block.js';

/** Their displayed names. */
const kinds = [
  { selector: 'table:has(table)', name: 'tabela w tabeli' },
  { selector: 'iframe', name: 'osadzony film lub mapa' },
  { selector: 'video', name: 'film' },
  { selector: 'audio', name: 'nagranie' },
  { selector: 'details', name: 'rozwijany fragment' },
  { selector: 'dl', name: 'lista objaśnień' },
  { selector: 'figure', name: 'ilustracja z podpisem' },
  { selector: 'address', name: 'dane adresowe' },
  { selector: 'pre', name: 'tekst z własnymi odstępami' },
];

const selector = kinds.map((kind) => kind.selector).join(', ');

const nameOf = (part: Element) => kinds.find((kind) => part.matches(kind.selector))?.name ?? '';

export class PreservedPart extends BlockEmbed {
  static override blotName = 'preserved-part';
  static override tagName = 'DIV';
  static override className = 'preserved-part';

  static override create(value: string): HTMLElement {
    const node = document.createElement('div');
    node.className = PreservedPart.className;
    node.dataset.preserved = value;
    node.contentEditable = 'false';
    const part = new DOMParser().parseFromString(value, 'text/html').body.firstElementChild;
    const note = document.createElement('p');
    note.className = 'preserved-part-note small muted';
    note.textContent = `Bez zmian przy zapisie: ${part ? nameOf(part) : ''}`;
    node.append(note);
    if (part) node.append(shown(part));
    return node;
  }

  static override value(node: HTMLElement): string {
    return node.dataset.preserved ?? '';
  }

  html(): string {
    return PreservedPart.value(this.domNode as HTMLElement);
  }
}

/** Replaces them by placeholders that the editor turns into preserved parts. */
export function markPreserved(body: HTMLElement): void {
  for (const frame of body.querySelectorAll('iframe'))
    if (!embedsKnownPlayer(frame.src)) frame.replaceWith(...linkTo(frame));
  for (const part of body.querySelectorAll(selector)) {
    if (part.parentElement?.closest(selector)) continue;
    const mark = document.createElement('div');
    mark.className = PreservedPart.className;
    // The editor's own spaces are entities and are written as spaces; these are not its own.
    mark.dataset.preserved = part.outerHTML.replaceAll('&nbsp;', '\u00a0');
    part.replaceWith(mark);
  }
}

/** Content that may not be embedded becomes a link. */
function linkTo({ src, title }: HTMLIFrameElement): Element[] {
  if (!/^https?:/.test(src)) return [];
  const line = document.createElement('p');
  const link = line.appendChild(document.createElement('a'));
  link.href = src;
  link.textContent = title || src;
  return [line];
}

/** The text with its preserved parts as they are serialized. */
export function withPreserved(root: Element): HTMLElement {
  const { body } = new DOMParser().parseFromString(root.innerHTML, 'text/html');
  for (const part of body.querySelectorAll<HTMLElement>('.preserved-part'))
    part.innerHTML = part.dataset.preserved ?? '';
  return body;
}

const seen = new Set(
  'P BR STRONG B EM I U S SUB SUP UL OL LI TABLE CAPTION THEAD TBODY TFOOT TR TH TD DL DT DD PRE CODE BLOCKQUOTE H2 H3 H4 H5 H6'.split(
    ' ',
  ),
);

/** A preview rebuilt from safe elements: scripts of a stored text must not run. */
function shown(part: Element): DocumentFragment {
  const all = document.createDocumentFragment();
  for (const node of part.matches('details, figure, address, iframe, video, audio') ? part.childNodes : [part])
    all.append(likeness(node));
  if (part.matches('iframe, video, audio')) {
    const source = part.getAttribute('src') ?? part.querySelector('source')?.getAttribute('src') ?? '';
    all.replaceChildren([part.getAttribute('title'), source].filter(Boolean).join(' — '));
  }
  return all;
}

function likeness(node: Node): Node {
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.textContent ?? '');
  if (!(node instanceof Element) || node.matches('script, style')) return document.createDocumentFragment();
  if (node instanceof HTMLImageElement) return document.createTextNode(`[obraz: ${node.alt || node.src}]`);
  const alike = seen.has(node.tagName)
    ? document.createElement(node.tagName)
    : node.matches('summary, figcaption, div, section')
      ? document.createElement('p')
      : document.createDocumentFragment();
  if (alike instanceof HTMLTableCellElement && node instanceof HTMLTableCellElement) {
    alike.colSpan = node.colSpan;
    alike.rowSpan = node.rowSpan;
  }
  alike.append(...[...node.childNodes].map(likeness));
  return alike;
}
