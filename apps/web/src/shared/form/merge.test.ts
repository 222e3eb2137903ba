import { describe, expect, it } from 'vitest';
import { differences, merged } from './merge.ts';

const base = { title: 'Statut', description: 'Opis', tags: [1, 2], email: null };

describe('differences', () => {
  it('lists changes of the other side and marks conflicts', () => {
    const mine = { ...base, title: 'Statut gminy' };
    const theirs = { ...base, title: 'Statut Gminy Jasionka', tags: [1, 2, 3] };
    expect(differences(base, mine, theirs)).toEqual([
      { path: 'title', mine: 'Statut gminy', theirs: 'Statut Gminy Jasionka', conflict: true },
      { path: 'tags', mine: [1, 2], theirs: [1, 2, 3], conflict: false },
    ]);
  });

  it('is silent about my own changes and about the same change made twice', () => {
    const mine = { ...base, title: 'Nowy', description: 'Mój opis' };
    const theirs = { ...base, title: 'Nowy', tags: [1, 2] };
    expect(differences(base, mine, theirs)).toEqual([]);
  });
});

describe('merged', () => {
  it('keeps my changes and takes theirs where I changed nothing', () => {
    const mine = { ...base, title: 'Mój', email: null };
    const theirs = { ...base, title: 'Ich', description: 'Ich opis' };
    expect(merged(base, mine, theirs)).toEqual({ ...base, title: 'Mój', description: 'Ich opis' });
  });

  it('keeps a field that I emptied', () => {
    expect(merged(base, { ...base, description: '' }, { ...base, description: 'Ich' }).description).toBe('');
  });
});
