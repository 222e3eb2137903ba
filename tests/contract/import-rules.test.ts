import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.ts';

const root = path.resolve(import.meta.dirname, '../..');
const hooks = '@redakcja/generated/dictionaries/dictionaries';
const axios = '@redakcja/generated/axios/dictionaries/dictionaries';

/** Importing file, what it imports, the rule it breaks. */
const violations: readonly [string, string, string][] = [
  ['apps/web/src/articles/sibling.ts', '../menus/a.ts', 'no-sibling-area'],
  ['apps/api/src/settings/banners/sibling.ts', '../../articles/a.ts', 'no-sibling-area'],
  ['packages/domain/src/access/sibling.ts', '../articles/a.ts', 'no-sibling-area'],
  ['apps/web/src/shared/list/area.ts', '../../articles/a.ts', 'shared-imports-no-area'],
  ['apps/api/src/lists/area.ts', '../articles/a.ts', 'shared-imports-no-area'],
  ['apps/web/src/articles/app.ts', '../../../api/src/articles/a.ts', 'no-other-app'],
  ['apps/cli/src/articles/app.ts', '@redakcja/api/articles/a', 'no-other-app'],
  ['packages/domain/src/articles/app.ts', '../../../../apps/api/src/articles/a.ts', 'packages-import-no-app'],
  ['packages/generated/runtime/rules.ts', '@redakcja/domain/articles/a', 'generated-imports-no-domain'],
  ['packages/domain/src/articles/node.ts', 'node:fs', 'domain-is-pure'],
  ['packages/site/src/pages/file.ts', 'node:fs', 'site-is-pure'],
  ['apps/api/src/site/host/eager.ts', './make-pages.ts', 'pages-loaded-when-needed'],
  ['packages/domain/src/articles/react.ts', 'react', 'domain-is-pure'],
  ['packages/domain/src/articles/calls.ts', axios, 'domain-is-pure'],
  ['apps/api/src/identity/demo.ts', '../demo/demo-office.ts', 'demo-only-in-main'],
  ['apps/web/src/articles/prime.tsx', 'primereact/button', 'prime-react-only-in-shared-ui'],
  ['apps/web/src/articles/parts/quill.ts', '../../rich-text/tools.ts', 'rich-text-through-its-entry'],
  ['apps/cli/src/dictionaries/hooks.ts', hooks, 'no-hooks-outside-web'],
  ['apps/cli/src/dictionaries/react.ts', 'react', 'no-react-outside-web'],
  ['apps/web/src/articles/node.ts', 'node:path', 'no-node-in-the-browser'],
  ['tests/e2e/domain.spec.ts', '@redakcja/domain/articles/a', 'e2e-sees-only-the-page'],
  ['tests/e2e/api.spec.ts', '../../apps/api/src/articles/a.ts', 'e2e-sees-only-the-page'],
  ['apps/web/src/articles/barrel.ts', './index.ts', 'no-barrel-or-utils'],
  ['apps/web/src/articles/utils-user.ts', '../shared/utils.ts', 'no-barrel-or-utils'],
  ['apps/web/src/articles/missing.ts', './nowhere.ts', 'resolvable'],
  ['apps/web/src/articles/circle.ts', './circle-back.ts', 'no-circular'],
  ['apps/web/src/articles/type-circle.ts', './type-circle-back.ts', 'no-circular'],
  ['apps/api/src/articles/type-circle.ts', './type-circle-back.ts', 'no-circular'],
];

const allowed: readonly [string, string][] = [
  ['apps/api/src/main.ts', './demo/demo-office.ts'],
  ['apps/web/src/articles/ok-same-area.ts', './a.ts'],
  ['apps/web/src/articles/ok-shared.ts', '../shared/a.ts'],
  ['apps/web/src/articles/ok-domain.ts', '@redakcja/domain/menus/a'],
  ['apps/web/src/articles/ok-hooks.ts', hooks],
  ['apps/web/src/ok-routes.ts', './articles/a.ts'],
  ['apps/web/src/shared/list/ok.test.ts', '../../articles/a.ts'],
  ['apps/web/src/shared/ui/ok-button.tsx', 'primereact/button'],
  ['apps/web/src/articles/parts/ok-entry.ts', '../../rich-text/rich-text.tsx'],
  ['apps/cli/src/dictionaries/ok-axios.ts', axios],
  ['packages/domain/src/articles/ok-zod.ts', 'zod'],
  ['packages/domain/src/articles/ok-generated.ts', '@redakcja/generated/zod/tagInput'],
  ['packages/domain/src/articles/ok.test.ts', 'node:fs'],
  ['tests/e2e/ok.spec.ts', '../support/a.ts'],
  ['tests/contract/ok.test.ts', '../../apps/api/src/articles/a.ts'],
];

/** Files that the imports above lead to. */
const targets = {
  ...Object.fromEntries(
    ['apps/web', 'apps/api', 'apps/cli', 'packages/domain'].flatMap((floor) =>
      ['articles', 'menus', 'shared'].map((area) => [`${floor}/src/${area}/a.ts`, '']),
    ),
  ),
  'tests/support/a.ts': '',
  'apps/api/src/demo/demo-office.ts': '',
  'apps/api/src/site/host/make-pages.ts': "import 'react';",
  'apps/web/src/articles/index.ts': '',
  'apps/web/src/shared/utils.ts': '',
  'apps/web/src/rich-text/rich-text.tsx': "import('./tools.ts');",
  'apps/web/src/rich-text/tools.ts': '',
  'apps/web/src/articles/circle-back.ts': "export * from './circle.ts';",
  'apps/api/src/articles/type-circle-back.ts': "import type { A } from './type-circle.ts';\nexport type B = A;",
  'apps/web/src/articles/type-circle-back.ts': "import type { A } from './type-circle.ts';\nexport type B = A;",
  'apps/cli/src/articles/react-type.ts': "import type { ReactNode } from 'react';\nexport type A = ReactNode;",
  'packages/generated/src/dictionaries/dictionaries.ts': '',
  'packages/generated/src/zod/tagInput.ts': '',
  'packages/generated/src/axios/dictionaries/dictionaries.ts': '',
  'node_modules/react/index.js': '',
  'node_modules/zod/index.js': '',
  'node_modules/primereact/button.js': '',
};

describe('a small project that breaks every rule once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-imports-'));
  let found: ICruiseResult;

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }

  function brokenIn(file: string): string[] {
    // A cycle is reported for one of its files.
    return found.summary.violations
      .filter(({ from, cycle = [] }) => from === file || cycle.some(({ name }) => name === file))
      .map((one) => one.rule.name);
  }

  beforeAll(async () => {
    for (const [file, text] of Object.entries(targets)) write(file, text);
    for (const [file, source] of [...violations, ...allowed]) write(file, `export * from '${source}';\n`);
    mkdirSync(path.join(folder, 'node_modules/@redakcja'));
    for (const name of ['domain', 'generated']) linkPackage(`packages/${name}`, name);
    linkPackage('apps/api', 'api');
    const { forbidden = [], options } = configuration;
    const ruleSet: IFlattenedRuleSet = { forbidden };
    const { output } = await cruise(['apps', 'packages', 'tests'], {
      ...options,
      baseDir: folder,
      validate: true,
      ruleSet,
    });
    if (typeof output === 'string') throw new TypeError('expected a result, not a report');
    found = output;
  });

  /** Links a workspace package as pnpm does. */
  function linkPackage(from: string, name: string): void {
    cpSync(path.join(root, from, 'package.json'), path.join(folder, from, 'package.json'));
    symlinkSync(path.join(folder, from), path.join(folder, 'node_modules/@redakcja', name));
  }

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(violations)('%s importing %s breaks %s', (file, _source, rule) => {
    expect(brokenIn(file)).toContain(rule);
  });

  it.each(allowed)('%s may import %s', (file) => {
    expect(found.modules.map((one) => one.source)).toContain(file);
    expect(brokenIn(file)).toEqual([]);
  });

  it('types of React may be imported outside web', () => {
    expect(brokenIn('apps/cli/src/articles/react-type.ts')).toEqual([]);
  });

  it('has a case for every rule', () => {
    const names = configuration.forbidden.map((rule) => rule.name);
    expect(new Set(violations.map(([, , rule]) => rule))).toEqual(new Set(names));
  });
});
