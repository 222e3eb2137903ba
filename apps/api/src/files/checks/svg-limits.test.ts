import { expect, test } from 'vitest';
import { attachedDrawing, siteDrawing } from '../pictures/picture-limits.ts';
import { cleanSvg } from './svg.ts';
import { svg } from './test-files.ts';

const reasonOf = (source: string) => {
  try {
    cleanSvg(source, siteDrawing);
    return null;
  } catch (error) {
    return (error as { errors: string[] }).errors[1];
  }
};

const filter = (inside: string) =>
  svg(`<filter id="f">${inside}</filter><rect width="9" height="9" filter="url(#f)"/>`);
/** Each group shows the one before it ten times. */
const laughs = (levels: number, attribute = 'href') =>
  svg(
    `${Array.from({ length: levels }, (_, level) => {
      const uses = `<use ${attribute}="#l${level}"/>`.repeat(10);
      return `<g id="l${level + 1}">${uses}</g>`;
    }).join('')}<path id="l0" d="M0 0h1"/>`,
  );
const chain = Array.from({ length: 200 }, (_, i) => `<g id="c${i}"><use href="#c${i + 1}"/></g>`).join('');

test.each<[string, string, RegExp]>([
  ['a filter whose time grows with its radius', filter('<feMorphology radius="200"/>'), /filtra feMorphology/],
  ['noise', filter('<feTurbulence numOctaves="99"/>'), /filtra feTurbulence/],
  ['an embedded picture as a filter', filter('<feImage href="#a"/>'), /filtra feImage/],
  ['too many filters', filter('<feGaussianBlur stdDeviation="9"/>'.repeat(101)), /zbyt wiele razy/],
  [
    'a filter on many elements',
    svg(`<filter id="f"><feOffset/></filter>${'<g filter="url(#f)"/>'.repeat(101)}`),
    /zbyt/,
  ],
  [
    'a filter in style attributes',
    svg(`<filter id="f"><feOffset/></filter>${'<g style="filter:url(#f)"/>'.repeat(101)}`),
    /zbyt/,
  ],
  [
    'masks of masks',
    svg(Array.from({ length: 1000 }, (_, i) => `<mask id="m${i}" mask="url(#m0)"/>`).join('')),
    /zbyt/,
  ],
  ['a billion laughs', laughs(9), /zbyt wiele razy/],
  ['a billion laughs with XLink', laughs(9, 'xlink:href'), /zbyt wiele razy/],
  ['a long chain', svg(chain), /zbyt wiele razy/],
  ['too many elements', svg('<g/>'.repeat(20_001)), /więcej elementów niż 20000/],
  ['elements inside each other', svg('<g>'.repeat(300)), /głębiej niż na 100 poziomów/],
  ['a long attribute', svg(`<g class="${'a'.repeat(10_001)}"/>`), /„class” rysunku SVG ma więcej znaków niż 10000/],
  ['a long outline', svg(`<path d="${'M0 0'.repeat(250_001)}"/>`), /„d” rysunku SVG ma więcej znaków niż 1000000/],
  ['many selectors', svg(`<style>${'*>*+*{fill:red}'.repeat(7000)}</style>`), /Arkusze stylów.*100000/],
])('%s is refused in a sentence', (_name, source, sentence) => {
  expect(reasonOf(source)).toMatch(sentence);
  expect(reasonOf(source)).toMatch(/zapisz go jako PNG$/);
});

test.each([
  ['a shadow', filter('<feGaussianBlur stdDeviation="2"/><feOffset dx="1"/><feMerge><feMergeNode/></feMerge>')],
  ['a pattern and a mask', svg('<pattern id="p"/><mask id="m"/><rect fill="url(#p)" mask="url(#m)"/>'.repeat(20))],
  [
    'a gradient on thousands of elements',
    svg(`<linearGradient id="g"><stop/><stop/></linearGradient>${'<path fill="url(#g)"/>'.repeat(9000)}`),
  ],
  ['a symbol a hundred times', svg(`<symbol id="s">${'<path/>'.repeat(50)}</symbol>${'<use href="#s"/>'.repeat(100)}`)],
  ['one that shows itself', svg('<g id="a"><use href="#a"/></g>')],
  ['links within', svg('<a href="#a"><path id="a"/></a>'.repeat(100))],
])('%s is let through', (_name, source) => {
  expect(reasonOf(source)).toBeNull();
});

test.each([
  ['never closed', '<g>'.repeat(300_000)],
  ['closed', `${'<g>'.repeat(300_000)}${'</g>'.repeat(300_000)}`],
  ['what is taken out', '<foo>'.repeat(300_000)],
])('an attachment of endless depth (%s) is refused at once', (_name, inside) => {
  expect(() => cleanSvg(svg(inside), attachedDrawing)).toThrow('415');
});
