import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { houseFaults, importsOf } from '../support/import-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = [
  'apps/*/src',
  'packages/domain/src',
  'packages/generated/runtime',
  'tests/{contract,support,e2e,bench}',
];

describe('the house keeps its rules', () => {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));

  it('in every file', () => {
    expect(files.length).toBeGreaterThan(100);
    const faults = files.flatMap((file) =>
      houseFaults({ path: file, text: readFileSync(path.join(root, file), 'utf8') }),
    );
    expect(faults).toEqual([]);
  });
});

describe('imports are found', () => {
  it.each([
    ["import a from 'x';", 'x'],
    ["import type { A } from 'x';", 'x'],
    ["import {\n  a,\n  type B,\n} from 'x';", 'x'],
    ["import * as a from 'x';", 'x'],
    ["import a, { b } from 'x';", 'x'],
    ["import 'x';", 'x'],
    ["export { a } from 'x';", 'x'],
    ["export * from 'x';", 'x'],
    ["const a = lazy(() => import('x'));", 'x'],
  ])('%s', (text, source) => {
    expect(importsOf(text).map((one) => one.source)).toEqual([source]);
  });

  it('also among several', () => {
    const text =
      "import type { A } from './a.ts';\nimport { b } from './b.ts';\n\nexport const c = 1;\nexport * from './d.ts';\n";
    expect(importsOf(text).map((one) => one.source)).toEqual(['./a.ts', './b.ts', './d.ts']);
  });
});

describe('a fault is found', () => {
  it.each([
    ['apps/web/src/articles/a.ts', "import { b } from '../menus/b.ts';", 'sibling menus'],
    ['apps/api/src/settings/banners/a.ts', "import { b } from '../../articles/b.ts';", 'sibling articles'],
    ['packages/domain/src/access/a.ts', "import { b } from '../articles/b.ts';", 'sibling articles'],
    [
      'apps/web/src/shared/list/a.ts',
      "import { b } from '../../articles/b.ts';",
      'shared code imports the area articles',
    ],
    ['apps/web/src/articles/a.ts', "import { b } from '../../../api/src/articles/b.ts';", 'leaves apps/web/src'],
    ['apps/cli/src/articles/a.ts', "import { b } from '@redakcja/api/src/b.ts';", 'imports another app'],
    ['apps/web/src/articles/a.tsx', "import { Button } from 'primereact/button';", 'only shared/ui'],
    ['apps/web/src/articles/parts/a.tsx', "import { allTools } from '../../rich-text/tools.ts';", 'for others'],
    ['apps/web/src/articles/a.ts', "import axios from 'axios';", 'generated functions'],
    ['apps/cli/src/articles/a.ts', "import { AxiosError, create } from 'axios';", 'generated functions'],
    ['apps/web/src/articles/a.ts', "const a = await fetch('/x');", 'calls fetch'],
    ['apps/cli/src/articles/a.ts', "const a = '/api/articles/' + id;", 'names an address'],
    ['packages/domain/src/articles/a.ts', "import { readFileSync } from 'node:fs';", 'rules and types alone'],
    ['packages/domain/src/articles/a.ts', "import { useState } from 'react';", 'rules and types alone'],
    [
      'packages/domain/src/articles/a.ts',
      "import { listTags } from '@redakcja/generated/axios/dictionaries/dictionaries';",
      'rules and types alone',
    ],
    [
      'apps/cli/src/articles/a.ts',
      "import { useListTags } from '@redakcja/generated/dictionaries/dictionaries';",
      'the hooks import React',
    ],
    ['apps/cli/src/articles/a.ts', "import { createElement } from 'react';", 'no React here'],
    ['apps/web/src/articles/a.ts', "import path from 'node:path';", 'a browser has no Node'],
    [
      'tests/e2e/articles.spec.ts',
      "import { statusLabel } from '@redakcja/domain/articles/labels';",
      'what a person sees',
    ],
    ['tests/e2e/articles.spec.ts', "import { areas } from '../../apps/api/src/areas.ts';", 'what a person sees'],
    ['apps/web/src/articles/ArticleList.tsx', '', 'kebab-case'],
    ['apps/web/src/articles/index.ts', '', 'named for what it holds'],
    ['apps/web/src/shared/utils.ts', '', 'named for what it holds'],
  ])('%s: %s', (file, text, message) => {
    expect(houseFaults({ path: file, text }).join('\n')).toContain(message);
  });

  it.each([
    ['apps/web/src/articles/a.ts', "import { b } from './b.ts';\nimport { c } from '../shared/c.ts';"],
    ['apps/web/src/articles/a.ts', "import { useListTags } from '@redakcja/generated/dictionaries/dictionaries';"],
    ['apps/web/src/articles/parts/a.tsx', "import { RichText } from '../../rich-text/rich-text.tsx';"],
    ['apps/web/src/routes.ts', "import('./articles/list/article-list-page.tsx');"],
    ['apps/web/src/shared/ui/button.tsx', "import { Button } from 'primereact/button';"],
    ['apps/web/src/shared/problem.ts', "import { isAxiosError } from 'axios';"],
    ['apps/cli/src/articles/list.ts', "import { listArticles } from '@redakcja/generated/axios/articles/articles';"],
    ['packages/domain/src/articles/a.ts', "import { z } from 'zod';\nimport { pl } from 'date-fns/locale';"],
    ['packages/domain/src/articles/a.test.ts', "import { expect } from 'vitest';"],
    [
      'tests/e2e/articles.spec.ts',
      "import { expect } from '@playwright/test';\nimport { signIn } from './sign-in.ts';",
    ],
  ])('%s: %s is no fault', (file, text) => {
    expect(houseFaults({ path: file, text })).toEqual([]);
  });
});
