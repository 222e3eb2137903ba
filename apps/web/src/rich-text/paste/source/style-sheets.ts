// What the style sheets of a page say about its parts is written into the parts: office programs keep in classes what is bold, coloured or hidden.
import { declarationsOf } from '@redakcja/domain/shared/html/unseen';

interface Rule {
  selector: string;
  declarations: ReadonlyMap<string, string>;
}

/** Excel's classes of cells and of text runs. */
const ofExcel = /^\.(?:xl|font)\d+$/;
const symbols = /^["']?(?:symbol|wingdings|webdings)/i;
const white = /^(?:white|#fff(?:fff)?|rgb\(255, ?255, ?255\))$/i;

/** What has a meaning in any program; the rest is how a page looks there. */
const meant = new Set(
  'display visibility opacity overflow width height max-width max-height position left right top bottom clip mso-hide mso-element font-weight font-style text-decoration text-decoration-line vertical-align list-style-type'.split(
    ' ',
  ),
);
const ofCells = new Set(['text-align', 'color', 'background', 'background-color']);

function isMeant(selector: string, name: string, value: string): boolean {
  if (meant.has(name) || (ofExcel.test(selector) && ofCells.has(name))) return true;
  // of a paragraph's own class, not of all that stands somewhere
  if (name === 'text-align') return /^\w*\.[\w-]+$/.test(selector) && /^(?:center|right|justify)$/.test(value);
  return (name === 'font-family' && symbols.test(value)) || (name === 'color' && white.test(value));
}

/** Writes them before the own declarations of the parts, which take precedence. */
export function applyStyleSheets(page: Document): void {
  const sheet = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const found = new Map<Element, Map<string, string>>();
  for (const { selector, declarations } of rulesOf(sheet)) {
    for (const part of partsOf(page.body, selector)) {
      const known = found.get(part) ?? new Map<string, string>();
      for (const [name, value] of declarations) known.set(name, value);
      found.set(part, known);
    }
  }
  for (const [part, declarations] of found) {
    const written = [...declarations].map(([name, value]) => `${name}: ${value}`);
    part.setAttribute('style', [...written, part.getAttribute('style') ?? ''].join('; '));
  }
}

/** Rules in the order in which they overrule each other. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  for (const { before, inside } of blocksOf(sheet.replaceAll(/<!--|-->|\/\*.*?\*\//gs, ''))) {
    if (before.startsWith('@')) {
      if (/^@media\b(?!.*\b(?:print|speech)\b)/i.test(before) && !before.includes('(')) rules.push(...rulesOf(inside));
      continue;
    }
    const all = [...declarationsOf(inside)];
    for (const selector of before.split(',').map((one) => one.trim())) {
      const declarations = new Map(all.filter(([name, value]) => isMeant(selector, name, value)));
      if (declarations.size > 0) rules.push({ selector, declarations });
    }
  }
  return rules.toSorted((one, other) => weightOf(one.selector) - weightOf(other.selector));
}

const weightOf = (selector: string) =>
  (selector.match(/#/g)?.length ?? 0) * 100 +
  (selector.match(/[.[]/g)?.length ?? 0) * 10 +
  (/\w/.test(selector) ? 1 : 0);

/** A number format is a string, which may have braces. */
function* blocksOf(sheet: string): Generator<{ before: string; inside: string }> {
  let [from, open, depth] = [0, -1, 0];
  let quote = '';
  for (let at = 0; at < sheet.length; at += 1) {
    const character = sheet.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' && depth > 0) quote = character;
    else if (character === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (character === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      yield { before: sheet.slice(from, open).trim(), inside: sheet.slice(open + 1, at) };
      from = at + 1;
    }
  }
}

function partsOf(body: HTMLElement, selector: string): Iterable<Element> {
  if (/[:@\\]/.test(selector)) return [];
  try {
    return body.querySelectorAll(selector);
  } catch {
    return [];
  }
}
