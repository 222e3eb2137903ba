// Meaning by colour alone: WCAG 1.4.1 and 1.3.3. Who does not see the colour does not learn what it says.

import { type Block, inkOf } from '../block.ts';
import { excerptOf, type Finding, placeIn } from '../finding.ts';
import type { Content } from '../read-content.ts';
import type { ColouredText } from '../read-inline.ts';

/** Texts that differ from those around them by their colour only, one finding for each colour. */
export function colourFindings({ coloured, blocks }: Content): Finding[] {
  if (coloured.length === 0) return [];
  const inColour = new Map<Block, number>();
  for (const { block, text } of coloured) inColour.set(block, (inColour.get(block) ?? 0) + inkOf(text));
  // letters around it are few when a comma or a blank was left out of the colour
  const whole = new Set([...inColour].filter(([block, ink]) => inkOf(block.text) - ink < 3).map(([block]) => block));
  const isWhole = (block: Block) => whole.has(block);
  const isRare = (name: string) => {
    const same = blocks.filter((one) => one.name === name);
    return same.filter(isWhole).length * 2 < same.length;
  };
  const rare = { li: isRare('li'), td: isRare('td') };
  const alone = coloured.filter(({ block, text }) => {
    if (!/[\p{L}\d]/u.test(text)) return false;
    // a whole paragraph is a notice; among cells and items it says something that the others do not
    return isWhole(block) ? (block.name === 'li' || block.name === 'td') && rare[block.name] : true;
  });
  return [...Map.groupBy(alone, ({ colour }) => colour).values()].map(findingOf);
}

function findingOf(same: readonly ColouredText[]): Finding {
  const [first] = same;
  const places = same.length === 1 ? '' : ` (takich miejsc: ${same.length})`;
  return {
    code: 'colourAlone',
    isError: true,
    message: `Tekst wyróżniony samym kolorem${places}: kto nie widzi kolorów, nie dowie się o tym. Pogrub go albo dopisz słowo lub znak`,
    excerpt: excerptOf(first?.text ?? ''),
    place: { start: first?.start ?? 0, length: inkOf(first?.text ?? '') },
    fix: same.flatMap(({ open, close }) => [
      { from: open.to, to: open.to, text: '<strong>' },
      { from: close.from, to: close.from, text: '</strong>' },
    ]),
  };
}

const adverbs = 'czerwono|zielono|żółto|niebiesko|granatowo|pomarańczowo|szaro|fioletowo|różowo|brązowo';
const adjectives = 'czerwon|zielon|żółt|niebiesk|granatow|pomarańczow|szar|fioletow|różow|brązow';
const colour = `(?:na\\s(?:${adverbs})|(?:kolorem|barwą)\\s(?:${adjectives})(?:ym|im|ą)|(?:${adjectives})(?:ym|im)\\s(?:kolorem|tłem|drukiem))`;
const marked = '(?:zaznacz|oznacz|wyróżni|podświetl|zapisan|wypełni)\\p{Ll}*';
const phrase = new RegExp(
  `(?<!\\p{L})(?:${marked}(?:\\s\\p{L}+)?\\s${colour}|${colour}\\s(?:\\p{L}+\\s)?${marked})(?!\\p{L})`,
  'giu',
);
const needs = new RegExp(`na\\s(?:${adverbs})|(?:${adjectives})|kolorem`, 'i');
/** Another mark beside the colour, and things that have their colour outside of the text. */
const others =
  /gwiazdk|pogrubi|wykrzyknik|symbol|znakiem|literą|literami|kursyw|podkreśl|podpis|opisan|liczb|numer|strzałk/iu;
const things =
  /szlak|tras[ayęą]|work|worek|pojemnik|kosz|etykiet|kamizel|tablic|słupk|taśm|farb|pasem|barier|krawężnik/iu;

/** Sentences that lead readers by a colour alone: „zmiany zaznaczono na czerwono”. */
export function colourPhraseFindings(blocks: readonly Block[]): Finding[] {
  return blocks.flatMap(({ text, start }) =>
    (needs.test(text) ? [...text.matchAll(phrase)] : []).flatMap(({ 0: found, index }): Finding[] => {
      const sentence = sentenceAround(text, index, found.length);
      if (others.test(sentence) || things.test(sentence)) return [];
      const message =
        'Wskazówka samym kolorem. Dodaj znak albo słowo, na przykład gwiazdkę, i napisz o nim obok koloru';
      const place = placeIn(text, start, index, found.length);
      return [{ code: 'colourAlone', isError: true, message, excerpt: excerptOf(found), place }];
    }),
  );
}

/** No sentence is longer than twice that. */
const sentenceReach = 600;

function sentenceAround(text: string, index: number, length: number): string {
  const before = text.slice(Math.max(0, index - sentenceReach), index);
  const after = text.slice(index + length, index + length + sentenceReach);
  const [end = ''] = after.split('. ', 1);
  const start = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1);
  return start + text.slice(index, index + length) + end;
}
