// The manuals of the editor and of the administrator: what is printed bold in them stands on a screen in the same words.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'apps/api/src/application/help');

/** Texts of the sources: of literals, and those between tags. */
function textsOf(code: string): string[] {
  const literals = [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, single, double]) => single ?? double ?? '');
  const between = [...code.matchAll(/>([^<>{}]+)</g)].map(([, text = '']) => text.replace(/\s+/g, ' ').trim());
  return [...literals, ...between];
}

const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/domain/src/**/*.ts'], { cwd: root }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);
const shown = new Set(sources.flatMap((file) => textsOf(readFileSync(path.join(root, file), 'utf8'))));

describe.each(['podrecznik-redaktora', 'podrecznik-administratora'])('%s', (slug) => {
  const html = readFileSync(path.join(folder, `${slug}.html`), 'utf8');
  const words = [...html.matchAll(/<strong>([^<]+)<\/strong>/g)].flatMap(([, text = '']) => text.split(' → '));

  test.each([...new Set(words.map((word) => word.replace(/[.:]$/, '')))])('„%s” stands on a screen', (word) => {
    expect(shown).toContain(word);
  });

  test('has chapters, pictures, and the length of a manual', () => {
    expect(html.match(/<h2 id="/g)?.length).toBeGreaterThan(9);
    expect(html.match(/<img /g)?.length).toBeGreaterThan(3);
    expect(html.replace(/<[^>]*>/g, ' ').match(/\p{L}[\p{L}-]*/gu)?.length).toBeGreaterThan(1200);
  });
});
