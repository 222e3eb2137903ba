import { expect, test } from 'vitest';
import { footerFieldOf } from './footer-parts.ts';

test.each([
  ['logo.office', { type: 10, field: 'office' }],
  ['editorialOfficeAddress.text', { type: 30, field: 'text' }],
  ['information.links', { type: 40, field: 'links' }],
  ['updates', null],
  ['displayText', null],
  ['nothing.text', null],
])('%s: %j', (name, expected) => {
  expect(footerFieldOf(name)).toEqual(expected);
});
