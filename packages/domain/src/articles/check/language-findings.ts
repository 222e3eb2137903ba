// Passages in another language than the article's that are not marked: WCAG 3.1.2. A screen reader reads them with the wrong sounds.
import { tokensOf } from '../../shared/html/html-tokens.ts';
import { type Block, inkOf } from './block.ts';
import { type Edit, excerptOf, type Finding } from './finding.ts';

/** Words that sentences of a language cannot do without; none of them is frequent in another one of the list. */
const frequent: Readonly<Record<string, ReadonlySet<string>>> = {
  pl: words('i w na z do się nie jest oraz przez dla od po ze lub albo który która które o za przy są będzie być że'),
  en: words('the of and to in is are for with that this by be or from which shall has have will not on at as an it'),
  de: words(
    'der die das und den dem des ist sind für mit von zu auf nicht ein eine einer wird werden oder bei im zur zum',
  ),
  fr: words('le la les des et est sont pour avec dans une un du par sur aux que qui ne pas ou ce cette'),
};
const names: Readonly<Record<string, string>> = {
  pl: 'po polsku',
  en: 'po angielsku',
  de: 'po niemiecku',
  fr: 'po francusku',
  uk: 'po ukraińsku',
  ru: 'po rosyjsku',
  be: 'po białorusku',
};
const cyrillic = new Set(['uk', 'ua', 'ru', 'be', 'by', 'bg', 'sr', 'mk']);

/** Names, addresses and titles are shorter. */
const minWords = 16;
const minLength = 50;
const minShare = 0.25;
const minDistinct = 4;
const maxOwnShare = 0.05;
/** A passage is known by its beginning. */
const looked = 600;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** @param language of the article, as an ISO 639-1 code in any case */
export function languageFindings(blocks: readonly Block[], html: string, language: string): Finding[] {
  const own = language.toLowerCase();
  const findings: Finding[] = [];
  // neighbours in one language are one passage
  let passage = { language: own, last: -1 };
  for (const [at, block] of blocks.entries()) {
    const found = block.hasLanguage || block.text.length < minLength ? null : languageOf(block.text, own);
    if (found === null) continue;
    const fix = found === unknown ? null : marked(block, html, found);
    const before = findings.at(-1);
    const isNext = passage.language === found && passage.last === at - 1;
    passage = { language: found, last: at };
    if (isNext && before?.fix && fix) before.fix = [...before.fix, ...fix];
    else findings.push({ ...findingOf(block, found, own), ...(fix && { fix }) });
  }
  return findings;
}

const unknown = '';

function findingOf({ text, start }: Block, found: string, own: string): Finding {
  const isOwn = own === 'pl';
  const name = found === unknown ? 'pisany cyrylicą' : (names[found] ?? '');
  const mark = found === unknown ? 'Przetłumacz go albo wklej z oznaczeniem języka' : 'Oznacz go albo przetłumacz';
  const message = `Fragment ${name} bez oznaczenia języka${isOwn ? ': czytnik ekranu przeczyta go jak polski' : ''}. ${mark}`;
  return {
    code: 'missingLanguage',
    isError: true,
    message,
    excerpt: excerptOf(text),
    place: { start, length: inkOf(text) },
  };
}

/** The language of a text when it is plainly another one than `own`, else null. */
function languageOf(text: string, own: string): string | null {
  const part = text.slice(0, looked);
  if (!cyrillic.has(own) && /\p{sc=Cyrillic}{3}/u.test(part)) {
    const letters = part.match(/\p{L}/gu)?.length ?? 0;
    const foreign = part.match(/\p{sc=Cyrillic}/gu)?.length ?? 0;
    if (foreign >= 30 && foreign > 0.8 * letters) return cyrillicOf(part);
  }
  const all = part.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (all.length < minWords) return null;
  const ownWords = frequent[own];
  const share = (set: ReadonlySet<string>) => all.filter((one) => set.has(one)).length / all.length;
  if (ownWords !== undefined && share(ownWords) > maxOwnShare) return null;
  for (const [language, set] of Object.entries(frequent)) {
    if (language === own || share(set) < minShare) continue;
    if (new Set(all.filter((one) => set.has(one))).size >= minDistinct) return language;
  }
  return null;
}

function cyrillicOf(text: string): string {
  if (/ў/i.test(text)) return 'be';
  if (/[іїєґ]/i.test(text)) return 'uk';
  return /[ыэъё]/i.test(text) ? 'ru' : unknown;
}

/** Puts the content of a block into an element with its language; null where tags of other blocks cross it. */
function marked({ inner }: Block, html: string, language: string): Edit[] | null {
  let depth = 0;
  for (const token of tokensOf(html.slice(inner.from, inner.to))) {
    if (token.kind === 'text' || token.name === 'br' || token.name === 'img') continue;
    depth += token.isClosing ? -1 : 1;
    if (depth < 0) return null;
  }
  if (depth !== 0) return null;
  return [
    { from: inner.from, to: inner.from, text: `<span lang="${language}">` },
    { from: inner.to, to: inner.to, text: '</span>' },
  ];
}
