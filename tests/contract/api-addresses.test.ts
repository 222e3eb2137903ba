import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['apps/{web,cli}/src', 'packages/domain/src'];
/** A string literal with an API path; paths of files (`/api/files/${id}`) come from data. */
const address = /['"`]\/api\/(?!files\/\$)/;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe('addresses of the API come from the generated functions', () => {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  const code = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

  it('in the sources of the clients', () => {
    expect(code.length).toBeGreaterThan(100);
    expect(code.filter((file) => address.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))))).toEqual(
      [],
    );
  });

  it.each([
    ["const a = '/api/articles/' + id;", true],
    [`const a = \`/api/files/\${id}\`;`, false],
    ['/** Served at `/api/articles`. */', false],
    ["// '/api/articles'", false],
  ])('%s: %s', (text, isFound) => {
    expect(address.test(withoutComments(text))).toBe(isFound);
  });
});
