// Bold, italic, underlined, struck, raised and lowered letters that a program writes as styles become marks; a mark that a style takes back is none.
import { declarationsOf } from '@redakcja/domain/shared/html/unseen';

type Style = ReadonlyMap<string, string>;

interface MarkOfStyle {
  tag: string;
  /** Elements that are the mark by themselves. */
  own?: string;
  has: (style: Style) => boolean;
  /** Takes it back within a mark. */
  takesBack?: (style: Style) => boolean;
  /** Where the style says nothing more. */
  within?: string;
}

const isBold = (weight: string) => /^bold/i.test(weight) || Number(weight) >= 600;
const lineOf = (style: Style) => `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
/** By how much letters are raised: as CSS says it, or Word. */
const raisedBy = (style: Style) =>
  Number.parseFloat(style.get('vertical-align') ?? '') || Number.parseFloat(style.get('mso-text-raise') ?? '') || 0;

const marks: readonly MarkOfStyle[] = [
  {
    tag: 'strong',
    own: 'b, strong',
    has: (style) => isBold(style.get('font-weight') ?? ''),
    takesBack: (style) => style.has('font-weight') && !isBold(style.get('font-weight') ?? ''),
    within: 'h1, h2, h3, h4, h5, h6, th',
  },
  {
    tag: 'em',
    own: 'i, em',
    has: (style) => /^(?:italic|oblique)/i.test(style.get('font-style') ?? ''),
    takesBack: (style) => style.get('font-style')?.toLowerCase() === 'normal',
  },
  { tag: 'u', has: (style) => /underline/i.test(lineOf(style)), within: 'a' },
  { tag: 's', has: (style) => /line-through/i.test(lineOf(style)), within: 's, strike, del' },
  { tag: 'sup', has: (style) => style.get('vertical-align') === 'super' || raisedBy(style) > 0, within: 'sup, td, th' },
  { tag: 'sub', has: (style) => style.get('vertical-align') === 'sub' || raisedBy(style) < 0, within: 'sub, td, th' },
];

const blocks =
  'p, div, ul, ol, li, table, thead, tbody, tfoot, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, section, article';
const read = [
  'font-weight',
  'font-style',
  'text-decoration',
  'text-decoration-line',
  'vertical-align',
  'mso-text-raise',
];
const names = new RegExp(read.join('|'), 'i');

export function marksOfStyles(body: HTMLElement): void {
  const styled = [...body.querySelectorAll<HTMLElement>('[style]')].filter((part) =>
    names.test(part.getAttribute('style') ?? ''),
  );
  if (styled.length === 0) return;
  const styles = new Map(styled.map((part) => [part, declarationsOf(part.getAttribute('style') ?? '')]));
  const isInLine = (part: Element) => !part.matches('table, thead, tbody, tfoot, tr');
  for (const mark of marks) {
    const takesBack = (part: Element) => mark.takesBack?.(styles.get(part as HTMLElement) ?? new Map()) ?? false;
    for (const part of mark.own === undefined ? [] : body.querySelectorAll<HTMLElement>(mark.own)) {
      if (takesBack(part)) part.replaceWith(...part.childNodes);
      else if (styled.some((one) => part.contains(one) && takesBack(one))) {
        markWords(part, mark.tag, takesBack);
        part.replaceWith(...part.childNodes);
      }
    }
    for (const part of styled) {
      const isMarked = isInLine(part) && mark.has(styles.get(part) ?? new Map());
      const isSaid = mark.within !== undefined && part.closest(mark.within) !== null;
      if (isMarked && !isSaid && !part.matches(mark.own ?? mark.tag)) markWords(part, mark.tag, takesBack);
    }
  }
  for (const part of styled) for (const name of read) part.style.removeProperty(name);
}

/** Marks the words of a part, save those in parts that take the mark back; blocks stay outside of it. */
function markWords(part: Element, tag: string, takesBack: (part: Element) => boolean): void {
  const isWhole = [...part.querySelectorAll('*')].every((one) => !takesBack(one) && !one.matches(blocks));
  if (isWhole) {
    if (part.textContent === '') return;
    const mark = part.ownerDocument.createElement(tag);
    mark.append(...part.childNodes);
    part.append(mark);
    return;
  }
  for (const node of [...part.childNodes]) {
    if (node instanceof Element) {
      if (!takesBack(node)) markWords(node, tag, takesBack);
    } else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
      const mark = part.ownerDocument.createElement(tag);
      node.parentNode?.replaceChild(mark, node);
      mark.append(node);
    }
  }
}
