// The documents name files, pages and chapters that exist.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const made = new Set(['node_modules', 'dist', 'dist-mocks', 'test-results']);
const files = globSync(['*', '.*', '{apps,docs,packages,scripts,tests}/**/*'], {
  cwd: root,
  exclude: (name) => made.has(path.basename(name)),
});
const documents = files.filter((file) => file.endsWith('.md'));
const places = new Set(files);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Links within the repository, without those of examples. */
function linksOf(text: string): string[] {
  const links = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g);
  return [...links].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
}

/** As GitHub makes them of headings. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replaceAll(/[^\p{L}\p{N}\- _]/gu, '').replaceAll(' ', '-'));
}

function isBroken(link: string, document: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : path.join(path.dirname(document), file);
  if (!places.has(target.replace(/\/$/, ''))) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor);
}

/** Source files that are named in code; those with a placeholder in their path by what comes after it. */
function sourcesOf(text: string): string[] {
  const names = [...text.matchAll(/`([^`\s]*\.tsx?)`/g)].map(([, name = '']) => name);
  return names.filter((name) => !/[<*]|^\.\w+$/.test(name));
}

function isMissing(name: string): boolean {
  // `domain/` stands for the package
  const file = name.replace(/^domain\//, 'packages/domain/src/').replace(/^….*?(?=[-/])|^\.\//, '');
  const ending = name.startsWith('…') ? file : `/${file}`;
  return !files.some((one) => `/${one}`.endsWith(ending));
}

test('the documents are found', () => expect(documents.length).toBeGreaterThan(50));

test('a broken link, a missing chapter and a missing file are found', () => {
  expect(isBroken('decisions/0020-limits.md', 'docs/administration/install.md')).toBe(true);
  expect(isBroken('../decisions/0020-limits.md', 'docs/administration/install.md')).toBe(false);
  expect(isBroken('glossary.md#nowhere', 'docs/cli.md')).toBe(true);
  expect(sourcesOf('see `kept.ts`, `make-*.ts` and `<area>/resources.ts`')).toEqual(['kept.ts']);
  expect([isMissing('kept.ts'), isMissing('…-obstacles.ts'), isMissing('domain/shared/field-labels.ts')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('has links that lead somewhere', () => {
    expect(linksOf(text).filter((link) => isBroken(link, document))).toEqual([]);
  });

  test('names source files that exist', () => {
    expect(sourcesOf(text).filter(isMissing)).toEqual([]);
  });
});
