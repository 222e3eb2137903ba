import { expect, test } from 'vitest';
import { unicodeRange, usedIcons } from './subset-fonts.ts';

test.each([
  [[65], 'U+41'],
  [[65, 66, 67], 'U+41-43'],
  [[0x105, 65, 66, 0x107], 'U+41-42, U+105, U+107'],
  [[], ''],
])('ranges of %j', (codes, range) => {
  expect(unicodeRange(codes)).toBe(range);
});

const sheet = `.pi { font-family: 'primeicons'; }
.pi-trash:before { content: "\\e93d"; }
.pi-angle-down:before { content: "\\e930"; }
.pi-globe:before { content: "\\e94f"; }
`;

test('of the icons only those remain that a source names', () => {
  const { css, codes } = usedIcons(sheet, new Set(['trash', 'pi-globe']));
  expect(css.match(/\.pi[\w-]*/g)).toEqual(['.pi', '.pi-trash', '.pi-globe']);
  expect(codes).toEqual([0xe93d, 0xe94f]);
});
