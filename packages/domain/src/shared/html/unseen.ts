// What HTML says is not shown: nothing of it is taken over from another program, by whichever way it comes.

/** Declarations of a style attribute by their names in small letters; of several the last one counts. */
export function declarationsOf(style: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of declarationsIn(style)) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const [value = ''] = declaration.slice(colon + 1).split('!');
    found.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim());
  }
  return found;
}

/** Semicolons in quotes and in brackets belong to a value. */
function declarationsIn(style: string): string[] {
  const parts = [''];
  let quote = '';
  let depth = 0;
  for (const character of style) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    if (character === ';' && quote === '' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}

/** An element as its tag has it. */
export interface TagFacts {
  name: string;
  attribute: (name: string) => string | undefined | null;
}

/** `comment`: what an editor wrote beside the text; `tracking`: a picture of a point, which tells its host who reads. */
export type UnseenKind = 'hidden' | 'comment' | 'tracking';

/** Classes of the comments of Word: their marks in the text, and their texts below it. */
const commentClass = /(?:^|\s)(?:MsoCommentReference|msocomanchor|msocomtxt|msocomoff)(?:\s|$)/i;
const farAway = 500;
const smallest = 2;

/** Why an element is not shown, by its own tag; undefined for one that is. */
export function unseenBy({ name, attribute }: TagFacts): UnseenKind | undefined {
  const style = declarationsOf(attribute('style') ?? '');
  if (isComment(name, style, attribute('class') ?? '')) return 'comment';
  if (typeof attribute('hidden') === 'string') return 'hidden';
  if (isHiddenBy(style)) return 'hidden';
  const size = (side: 'width' | 'height') => sizeOf(style.get(side) ?? attribute(side) ?? '');
  if (name === 'img' && size('width') <= smallest && size('height') <= smallest) return 'tracking';
  return undefined;
}

function isComment(name: string, style: ReadonlyMap<string, string>, classes: string): boolean {
  if (/^comment(?:-list)?$/i.test(style.get('mso-element') ?? '')) return true;
  return name === 'comment' || style.get('mso-special-character') === 'comment' || commentClass.test(classes);
}

function isHiddenBy(style: ReadonlyMap<string, string>): boolean {
  const is = (name: string, value: string) => style.get(name)?.toLowerCase() === value;
  if (is('display', 'none') || is('visibility', 'hidden') || is('visibility', 'collapse')) return true;
  if (is('mso-hide', 'all') || Number(style.get('opacity') ?? '1') === 0) return true;
  if (lengthOf(style.get('text-indent')) <= -farAway) return true;
  if (is('position', 'absolute') || is('position', 'fixed')) {
    if (/^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)$/.test(style.get('clip') ?? ''))
      return true;
    if (['left', 'right', 'top', 'bottom'].some((side) => Math.abs(lengthOf(style.get(side))) >= 4 * farAway))
      return true;
    if (['left', 'right', 'top', 'bottom'].some((side) => lengthOf(style.get(side)) <= -farAway)) return true;
  }
  const isCut = is('overflow', 'hidden') || is('overflow', 'clip');
  return isCut && ['width', 'height', 'max-width', 'max-height'].some((side) => sizeOf(style.get(side) ?? '') <= 1);
}

/** In px; 0 for what has no length. */
function lengthOf(value: string | undefined): number {
  const [, number = '0', unit = 'px'] = /^(-?[\d.]+)(px|pt|em|rem|in|cm|mm|%|vw|vh)?$/i.exec(value ?? '') ?? [];
  const factors: Readonly<Record<string, number>> = {
    em: 16,
    rem: 16,
    in: 96,
    cm: 38,
    mm: 3.8,
    '%': 5,
    vw: 10,
    vh: 10,
  };
  return Number(number) * (factors[unit.toLowerCase()] ?? 1);
}

/** Infinite for what has no size of its own. */
function sizeOf(value: string): number {
  return /^[\d.]+(?:px|pt)?$/i.test(value) ? Number.parseFloat(value) : Number.POSITIVE_INFINITY;
}
