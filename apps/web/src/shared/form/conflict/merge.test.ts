import { describe, expect, it } from 'vitest';
import { differences, merged } from './merge.ts';

const base = { title: 'Statut', description: 'Opis', tags: [1, 2], email: null };
const noGroup = () => false;

describe('differences', () => {
  it('lists changes of the other side and marks conflicts', () => {
    const mine = { ...base, title: 'Statut gminy' };
    const theirs = { ...base, title: 'Statut Gminy Jasionka', tags: [1, 2, 3] };
    expect(differences(base, mine, theirs, noGroup)).toEqual([
      { path: 'title', mine: 'Statut gminy', theirs: 'Statut Gminy Jasionka', conflict: true },
      { path: 'tags', mine: [1, 2], theirs: [1, 2, 3], conflict: false },
    ]);
  });

  it('is silent about my own changes and about the same change made twice', () => {
    const mine = { ...base, title: 'Nowy', description: 'Mój opis' };
    const theirs = { ...base, title: 'Nowy', tags: [1, 2] };
    expect(differences(base, mine, theirs, noGroup)).toEqual([]);
  });
});

describe('a group of fields', () => {
  const start = { content: { bip: 'BIP', office: 'Urząd' }, picture: { id: 1, name: 'a' } };
  const mine = { content: { bip: 'Mój BIP', office: 'Urząd' }, picture: { id: 1, name: 'b' } };
  const theirs = { content: { bip: 'Ich BIP', office: 'Ich urząd' }, picture: { id: 2, name: 'c' } };
  const isGroup = (path: string) => path === 'content';

  it('is compared field by field, other objects as wholes', () => {
    expect(differences(start, mine, theirs, isGroup)).toEqual([
      { path: 'content.bip', mine: 'Mój BIP', theirs: 'Ich BIP', conflict: true },
      { path: 'content.office', mine: 'Urząd', theirs: 'Ich urząd', conflict: false },
      { path: 'picture', mine: mine.picture, theirs: theirs.picture, conflict: true },
    ]);
  });

  it('is merged field by field, other objects as wholes', () => {
    expect(merged(start, mine, theirs, isGroup)).toEqual({
      content: { bip: 'Mój BIP', office: 'Ich urząd' },
      picture: mine.picture,
    });
  });
});

describe('merged', () => {
  it('keeps my changes and takes theirs where I changed nothing', () => {
    const mine = { ...base, title: 'Mój', email: null };
    const theirs = { ...base, title: 'Ich', description: 'Ich opis' };
    expect(merged(base, mine, theirs, noGroup)).toEqual({ ...base, title: 'Mój', description: 'Ich opis' });
  });

  it('keeps a field that I emptied', () => {
    expect(merged(base, { ...base, description: '' }, { ...base, description: 'Ich' }, noGroup).description).toBe('');
  });
});
