// Every plan of file groups is carried out against the rule of the server, step by step.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ConfigRecord } from '../office/resources.ts';
import { type GroupChange, groupChanges } from './extension-moves.ts';

type Groups = Readonly<Record<string, readonly string[]>>;

const recordsOf = (groups: Groups): ConfigRecord[] =>
  Object.entries(groups).map(([name, extensions]) => ({
    key: [name],
    value: { name, description: null, icon: 'dokument', extensions: [...extensions] },
    id: 1,
    isSystem: false,
  }));

/** What is sent of a group. */
const group = z.object({ name: z.string(), extensions: z.array(z.string()) });

/** As the server does: a group has an extension at least, and no other group has it. */
function carriedOut(groups: Groups, steps: readonly GroupChange[]): Groups {
  const now = new Map(Object.entries(groups));
  for (const { from, to, errors } of steps) {
    expect(errors).toEqual([]);
    if (from !== null) expect(now.has(from)).toBe(true);
    if (from !== null) now.delete(from);
    if (to === null) continue;
    const { name, extensions } = group.parse(to);
    expect(extensions.length).toBeGreaterThan(0);
    expect(now.has(name)).toBe(false);
    for (const one of extensions) expect([...now.values()].flat()).not.toContain(one);
    now.set(name, extensions);
  }
  return Object.fromEntries([...now].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const before: Groups = { Dokumenty: ['doc', 'pdf'], Inne: ['zip'], Obrazy: ['jpg', 'png'] };

describe.each<[string, Groups]>([
  ['a renamed group', { Inne: ['zip'], Obrazy: ['jpg', 'png'], Pisma: ['doc', 'pdf'] }],
  ['an extension that moves', { Dokumenty: ['doc'], Inne: ['pdf', 'zip'], Obrazy: ['jpg', 'png'] }],
  ['extensions that move in a circle', { Dokumenty: ['doc', 'jpg'], Inne: ['pdf'], Obrazy: ['png', 'zip'] }],
  ['groups that swap all', { Dokumenty: ['zip'], Inne: ['doc', 'pdf'], Obrazy: ['jpg', 'png'] }],
  ['three groups in a circle', { Dokumenty: ['zip'], Inne: ['jpg', 'png'], Obrazy: ['doc', 'pdf'] }],
  ['all renamed and mixed', { A: ['doc', 'zip'], B: ['jpg'], C: ['pdf', 'png'] }],
  ['one group of all', { Wszystko: ['doc', 'jpg', 'pdf', 'png', 'zip'] }],
  ['one split', { Inne: ['zip'], Obrazy: ['jpg', 'png'], Word: ['doc'], Pdf: ['pdf'] }],
  ['a group that goes', { Dokumenty: ['doc', 'pdf'], Obrazy: ['jpg', 'png'] }],
  ['nothing', before],
])('%s', (_what, wanted) => {
  test('each step is possible with --prune', () => {
    const steps = groupChanges(recordsOf(before), recordsOf(wanted), true);
    const sorted = Object.fromEntries(Object.entries(wanted).sort(([a], [b]) => (a < b ? -1 : 1)));
    expect(carriedOut(before, steps)).toEqual(sorted);
  });
});

test('a renamed group is changed, and not removed before it is added', () => {
  const { Dokumenty: _gone, ...others } = before;
  const steps = groupChanges(recordsOf(before), recordsOf({ ...others, Pisma: ['doc', 'pdf'] }), true);
  expect(steps.some(({ to }) => to === null)).toBe(false);
});

test('without --prune a group keeps its extensions: whoever wants them is refused before anything is written', () => {
  const { Dokumenty: _gone, ...others } = before;
  const steps = groupChanges(recordsOf(before), recordsOf({ ...others, Pisma: ['doc', 'pdf'] }), false);
  expect(steps).toMatchObject([
    {
      from: null,
      errors: [
        'Rozszerzenie „doc” należy już do grupy „Dokumenty”',
        'Rozszerzenie „pdf” należy już do grupy „Dokumenty”',
      ],
    },
  ]);
});
