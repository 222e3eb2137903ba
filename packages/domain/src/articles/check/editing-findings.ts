// What looks like something that it is not, as other checkers find it: WCAG 1.1.1, 1.3.1, 1.4.3, 2.4.4. All of it is hints.
import { channelsOf, hexOf } from '../../shared/formats/colour.ts';
import { contrastRatio } from '../../shared/formats/contrast.ts';
import { attributeOf, tokensOf } from '../../shared/html/html-tokens.ts';
import { type Block, inkOf } from './block.ts';
import { excerptOf, type Finding, type FindingCode, placeIn } from './finding.ts';
import type { Content, Link } from './read-content.ts';

const hint = (code: FindingCode, message: string, text: string, start: number): Finding => ({
  code,
  isError: false,
  message,
  excerpt: excerptOf(text),
  place: { start, length: inkOf(text) },
});

/** Longer than a heading, the end of a sentence, the mark of a paragraph of an act, a place for a signature. */
const noHeading = /.{90}|[.,;:!?…)]$|^§|^Art\.|^[\d\W]+$/su;
const bold = /^\s*(?:<(?!strong|b\b)[^>/]+>\s*)*<(strong|b)\b[^>]*>(?:(?!<\/\1>).)*<\/\1>\s*(?:<\/[^>]+>\s*)*$/is;
/** A heading stands over a text of some length. */
const minUnder = 60;

/** Short paragraphs in bold letters with a text under them; titles of acts have several lines of them. */
export function fakeHeadingFindings(blocks: readonly Block[], html: string): Finding[] {
  const isInside = (at: number, name: string) => html.lastIndexOf(`<${name}`, at) > html.lastIndexOf(`</${name}>`, at);
  const isBold = (block: Block | undefined) =>
    block?.name === 'p' && bold.test(html.slice(block.inner.from, block.inner.to));
  return blocks.flatMap((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    const text = block.text.trim();
    if (!isBold(block) || noHeading.test(text) || isBold(before) || isBold(after)) return [];
    const isOver =
      after !== undefined && (after.name === 'li' || (after.name === 'p' && inkOf(after.text) >= minUnder));
    if (!isOver || isInside(block.inner.from, 'table') || isInside(block.inner.from, 'li')) return [];
    const message = 'Pogrubiony akapit wygląda jak nagłówek, ale czytnik ekranu o tym nie powie. Zmień go na nagłówek';
    return [hint('fakeHeading', message, block.text, block.start)];
  });
}

const numbered = /^\s*(\d{1,3}|[a-z])[.)]\s+\S/;
const dashed = /^\s*[–—•*-]\s+\p{L}/u;

/** Items of a list that are lines of one paragraph. */
export function typedListFindings(blocks: readonly Block[]): Finding[] {
  return blocks.flatMap((block) => {
    const lines = block.text.split('\n');
    const first = lines.findIndex((line, index) => isItem(line) && follows(line, lines[index + 1] ?? ''));
    if (first === -1) return [];
    const index = lines.slice(0, first).join('\n').length;
    const message = 'Lista wpisana z ręki: czytnik ekranu nie powie, ile ma punktów. Zmień ją na listę';
    const line = lines[first] ?? '';
    const place = placeIn(block.text, block.start, index, line.length + 1);
    return [{ code: 'typedList', isError: false, message, excerpt: excerptOf(line), place }];
  });
}

const isItem = (line: string) => numbered.test(line) || dashed.test(line);

/** The next number or letter, or one more dash. */
function follows(line: string, next: string): boolean {
  if (dashed.test(line)) return dashed.test(next);
  const [one = '', two = ''] = [line, next].map((text) => numbered.exec(text)?.[1]);
  if (/\d/.test(one)) return Number(two) === Number(one) + 1;
  return two.length === 1 && two.charCodeAt(0) === one.charCodeAt(0) + 1;
}

const fileName =
  /^\S(?:.*\S)?\.(?:jpe?g|png|gif|bmp|svg|webp|avif|heic|tiff?)$|^(?:IMG|DSCN?|DCIM|PXL|image)[\s_-]?\d{2,}/i;

/** Descriptions of pictures that programs and cameras have made. */
export function fileNameFindings({ pictures }: Content): Finding[] {
  return pictures.flatMap(({ alt = '', start }) => {
    if (!fileName.test(alt.trim())) return [];
    const message = 'Opisem obrazu jest nazwa pliku. Napisz, co obraz przedstawia';
    return [{ ...hint('fileNameAlt', message, alt, start), place: { start, length: 0 } }];
  });
}

const nameOf = ({ name }: Link) => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
const targetOf = ({ address }: Link) =>
  address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');

/** Links of one name that lead to different places, one finding for each name; `isVague` are named anyway. */
export function sameNameFindings(links: readonly Link[], isVague: (name: string) => boolean): Finding[] {
  const named = links.filter((link) => nameOf(link) !== '' && !isVague(nameOf(link)));
  return [...Map.groupBy(named, nameOf).values()].flatMap((same) => {
    const other = same.find((link) => targetOf(link) !== targetOf(same[0] ?? link));
    if (other === undefined) return [];
    const message = 'Łącza o tej samej nazwie prowadzą w różne miejsca. Dopisz, czym się różnią';
    return [hint('sameLinkName', message, other.name, other.start)];
  });
}

/** WCAG 1.4.3, of letters that are not large. */
const minContrast = 4.5;
const empty = new Set('br col hr img iframe input source track wbr'.split(' '));

interface Style {
  name: string;
  colour: string | null;
  ground: string | null;
}

/** Texts in a colour that is too near to that of its background, one finding for each pair of colours. */
export function contrastFindings(html: string): Finding[] {
  if (!/color/i.test(html)) return [];
  const found = new Map<string, Finding>();
  const styles: Style[] = [];
  let ink = 0;
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') {
      const { colour = null, ground = null } = styles.at(-1) ?? {};
      const pair = `${colour} ${ground}`;
      const text = token.text.trim();
      if (
        colour !== null &&
        text !== '' &&
        contrastRatio(colour, ground ?? '#ffffff') < minContrast &&
        !found.has(pair)
      ) {
        const message = 'Za mały kontrast tekstu z tłem (poniżej 4,5:1). Wybierz ciemniejszy kolor albo usuń go';
        found.set(pair, hint('weakContrast', message, text, ink));
      }
      ink += inkOf(token.text);
    } else if (token.isClosing) {
      const at = styles.findLastIndex(({ name }) => name === token.name);
      if (at >= 0) styles.length = at;
    } else if (!empty.has(token.name)) {
      const tag = html.slice(token.from, token.to);
      const outer = styles.at(-1);
      // links have the colours of the page
      const own = token.name === 'a' ? { colour: null, ground: null } : coloursOf(tag);
      styles.push({
        name: token.name,
        colour: token.name === 'a' ? null : (own.colour ?? outer?.colour ?? null),
        ground: own.ground ?? outer?.ground ?? null,
      });
    }
  }
  return [...found.values()];
}

function coloursOf(tag: string) {
  const style = tag.includes('style') ? (attributeOf(tag, 'style') ?? '') : '';
  const colourIn = (pattern: RegExp) => {
    const parts = channelsOf((pattern.exec(style)?.[1] ?? '').trim().toLowerCase());
    return parts === null ? null : hexOf(parts);
  };
  return {
    colour: colourIn(/(?:^|;)\s*color\s*:\s*([^;]+)/i),
    ground: colourIn(/(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i),
  };
}
