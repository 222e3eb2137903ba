import { mergeHtml } from '@redakcja/domain/shared/html/merge/merge-html';
import { describe, expect, it } from 'vitest';
import { differences, merged } from './merge.ts';

const base = { title: 'Statut', description: 'Opis', tags: [1, 2], email: null };
const plain = { isGroup: () => false };

describe('differences', () => {
  it('lists changes of the other side and marks conflicts', () => {
    const mine = { ...base, title: 'Statut gminy' };
    const theirs = { ...base, title: 'Statut Gminy Jasionka', tags: [1, 2, 3] };
    expect(differences(base, mine, theirs, plain)).toEqual([
      { path: 'title', mine: 'Statut gminy', theirs: 'Statut Gminy Jasionka', conflicts: 1 },
      { path: 'tags', mine: [1, 2], theirs: [1, 2, 3], conflicts: 0 },
    ]);
  });

  it('is silent about my own changes and about the same change made twice', () => {
    const mine = { ...base, title: 'Nowy', description: 'Mój opis' };
    const theirs = { ...base, title: 'Nowy', tags: [1, 2] };
    expect(differences(base, mine, theirs, plain)).toEqual([]);
  });
});

describe('a group of fields', () => {
  const start = { content: { bip: 'BIP', office: 'Urząd' }, picture: { id: 1, name: 'a' } };
  const mine = { content: { bip: 'Mój BIP', office: 'Urząd' }, picture: { id: 1, name: 'b' } };
  const theirs = { content: { bip: 'Ich BIP', office: 'Ich urząd' }, picture: { id: 2, name: 'c' } };
  const fields = { isGroup: (path: string) => path === 'content' };

  it('is compared field by field, other objects as wholes', () => {
    expect(differences(start, mine, theirs, fields)).toEqual([
      { path: 'content.bip', mine: 'Mój BIP', theirs: 'Ich BIP', conflicts: 1 },
      { path: 'content.office', mine: 'Urząd', theirs: 'Ich urząd', conflicts: 0 },
      { path: 'picture', mine: mine.picture, theirs: theirs.picture, conflicts: 1 },
    ]);
  });

  it('is merged field by field, other objects as wholes', () => {
    expect(merged(start, mine, theirs, fields)).toEqual({
      content: { bip: 'Mój BIP', office: 'Ich urząd' },
      picture: mine.picture,
    });
  });
});

describe('merged', () => {
  it('keeps my changes and takes theirs where I changed nothing', () => {
    const mine = { ...base, title: 'Mój', email: null };
    const theirs = { ...base, title: 'Ich', description: 'Ich opis' };
    expect(merged(base, mine, theirs, plain)).toEqual({ ...base, title: 'Mój', description: 'Ich opis' });
  });

  it('keeps a field that I emptied', () => {
    expect(merged(base, { ...base, description: '' }, { ...base, description: 'Ich' }, plain).description).toBe('');
  });
});

describe('a text of blocks', () => {
  const fields = {
    isGroup: (path: string) => path === 'content',
    join: (path: string, start: unknown, left: unknown, right: unknown) =>
      path === 'content.bip' ? mergeHtml(String(start), String(left), String(right)) : undefined,
  };
  const texts = (bip: string) => ({ title: 'Statut', content: { bip } });
  const start = texts('<p>a</p><p>b</p>');

  it('is joined without a choice where its changes are apart', () => {
    const sides = [start, texts('<p>A</p><p>b</p>'), texts('<p>a</p><p>B</p>')] as const;
    expect(differences(...sides, fields)).toMatchObject([
      { path: 'content.bip', conflicts: 0, merge: { taken: [{ after: '<p>B</p>' }] } },
    ]);
    expect(merged(...sides, fields)).toEqual(texts('<p>A</p><p>B</p>'));
  });

  it.each<[choice: 'mine' | 'theirs' | 'both' | undefined, expected: string]>([
    [undefined, '<p>a</p><p>x</p>'],
    ['mine', '<p>a</p><p>x</p>'],
    ['theirs', '<p>a</p><p>y</p>'],
    ['both', '<p>a</p><p>y</p><p>x</p>'],
  ])('has a choice for each place: %s', (choice, expected) => {
    const sides = [start, texts('<p>a</p><p>x</p>'), texts('<p>a</p><p>y</p>')] as const;
    expect(differences(...sides, fields)).toMatchObject([{ path: 'content.bip', conflicts: 1 }]);
    expect(merged(...sides, fields, new Map([['content.bip', [choice]]]))).toEqual(texts(expected));
  });

  it('beside a field with a choice of its own', () => {
    const [mine, theirs] = [
      { ...start, title: 'Mój' },
      { ...start, title: 'Ich' },
    ];
    expect(merged(start, mine, theirs, fields, new Map([['title', ['theirs']]]))).toEqual(theirs);
    expect(merged(start, mine, theirs, fields)).toEqual(mine);
  });
});
