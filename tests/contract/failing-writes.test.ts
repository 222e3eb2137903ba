// Every write that a screen sends names the sentence of its failure (specification, section 8): neither the compiler nor the hooks ask for it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const mutationHook = /export const (use\w+) = <[^;]*?mutation\?:/g;
const generated = read('packages/generated/src/**/*.ts').flatMap(({ text }) => [...text.matchAll(mutationHook)]);
const hooks = ['useMutation', ...generated.map(([, name = '']) => name)];

/** From the name of a hook to the end of its arguments. */
function callsIn(text: string): string[] {
  const starts = [...text.matchAll(/\b(use\w+)\(/g)].filter(([, name = '']) => hooks.includes(name));
  return starts.map(({ 0: start, index }) => {
    let end = index + start.length;
    for (let depth = 1; depth > 0 && end < text.length; end++) depth += { '(': 1, ')': -1 }[text[end] ?? ''] ?? 0;
    return text.slice(index, end);
  });
}

const isNamed = (call: string) => /\berrorMessage\b|\bmeta\b|Meta\(/.test(call);

test('every write names the sentence of its failure', () => {
  expect(callsIn('const a = useMutation({ mutationFn: (b) => c(b) });').filter(isNamed)).toEqual([]);
  const calls = read('apps/web/src/**/*.{ts,tsx}').flatMap(({ file, text }) =>
    callsIn(text).map((call) => ({ file, call })),
  );
  expect(calls.length).toBeGreaterThan(25);
  expect(calls.filter(({ call }) => !isNamed(call))).toEqual([]);
});
