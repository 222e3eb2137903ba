import type { Footer } from '@redakcja/generated/model/footer';
import { expect, test } from 'vitest';
import { formerFooterField, formerFooterParts } from './former-footer.ts';

const link = {
  key: 'a',
  parentKey: null,
  type: 40,
  sourceId: null,
  url: 'https://www.gov.pl',
  slug: null,
  displayText: 'Portal',
  title: 'Portal rządowy',
  target: 10,
} as const;
const { parentKey: _parent, slug: _slug, ...input } = link;

test.each([
  ['logo.bip', 'BIP', { type: 10, field: 'bip', value: 'BIP' }],
  ['information.isActive', false, { type: 40, field: 'isActive', value: false }],
  [
    'information.links',
    [{ ...link, name: 'Portal (https://www.gov.pl)' }],
    { type: 40, field: 'links', value: [link] },
  ],
  ['information.links', [{ name: 'Portal' }], undefined],
  ['logo.bip', null, undefined],
  ['nieznana.bip', 'x', undefined],
])('%s: %j', (name, before, expected) => expect(formerFooterField(name, before)).toEqual(expected));

const footer: Footer = {
  language: { id: 1, isoCode: 'PL', name: 'polski' },
  footerElements: [
    { type: 10, displayText: null, isActive: true, content: { bip: 'Nowa', office: 'Urząd' } },
    { type: 40, displayText: 'Informacje', isActive: true, content: { links: [] } },
    { type: 50, displayText: 'Aktualizacje', isActive: true, content: null },
  ],
};

test('only the parts of the former values are saved, with all else as it is', () => {
  expect(
    formerFooterParts(footer, { 'logo.bip': 'Dawna', 'information.links': [link], 'updates.displayText': 'Co nowego' }),
  ).toEqual([
    { type: 10, displayText: null, isActive: true, content: { bip: 'Dawna', office: 'Urząd' } },
    { type: 40, displayText: 'Informacje', isActive: true, content: { links: [input] } },
    { type: 50, displayText: 'Co nowego', isActive: true, content: null },
  ]);
  expect(formerFooterParts(footer, { 'information.links': ['Portal'] })).toBeNull();
});
