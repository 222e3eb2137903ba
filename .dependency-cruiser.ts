// Which file may import what. `npm test -- imports` checks it; tests/contract/import-rules.test.ts breaks each rule once.
import type { IConfiguration } from 'dependency-cruiser';

type Rules = NonNullable<IConfiguration['forbidden']>;

const area = '(application|articles|files|access|dictionaries|menus|settings|archive)';
const sources = '(packages/domain|apps/(?:api|web|cli))/src';
/** Folders of the server that every area stands on. */
const mechanisms = '(call|database|http|lists|network|storage|text|workers)';
const tests = ['\\.test(?:-d)?\\.tsx?$', '/testing/'];
/** A package, also in the folders in which pnpm keeps it. */
const npm = (names: string) => `(^|node_modules/)(${names})(/|$)`;

const layers: Rules = [
  {
    name: 'no-sibling-area',
    comment:
      'What two areas share moves to the shared folder of their app. Facts about screens (resources.ts) are data for all.',
    severity: 'error',
    from: { path: `^${sources}/${area}/` },
    to: { path: `^$1/src/${area}/`, pathNot: ['^$1/src/$2/', '^apps/web/src/[^/]+/resources\\.ts$'] },
  },
  {
    name: 'shared-imports-no-area',
    comment: 'Its tests may: shared code is tested with data of the areas.',
    severity: 'error',
    from: { path: `^${sources}/(?:shared|${mechanisms})/`, pathNot: tests },
    to: { path: `^$1/src/${area}/` },
  },
  {
    name: 'no-other-app',
    comment: 'Apps know each other by the contract only.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'packages-import-no-app',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^(apps|tests)/' },
  },
  {
    name: 'generated-imports-no-domain',
    severity: 'error',
    from: { path: '^packages/generated/' },
    to: { path: '^packages/domain/' },
  },
  {
    name: 'domain-is-pure',
    comment: 'Rules and types only: no input or output, no React, no Node, no requests.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: {
      pathNot: [
        '^packages/domain/src/',
        '^packages/generated/src/(model/|lists/|zod/|operations\\.ts$)',
        npm('zod|date-fns|@date-fns/tz|diff|saxes'),
      ],
    },
  },
  {
    name: 'site-is-pure',
    comment: 'Pages out of data: no input or output, no clock, no state, no other components than its own.',
    severity: 'error',
    from: { path: '^packages/site/src/', pathNot: tests },
    to: {
      pathNot: ['^packages/site/src/', '^packages/domain/src/', '^packages/generated/src/model/', npm('react')],
    },
  },
  {
    name: 'pages-loaded-when-needed',
    comment: 'React costs memory that a back office without readers need not have.',
    severity: 'error',
    from: { path: '^apps/(api|cli)/', pathNot: ['/site/\\w+/make-\\w+\\.ts$', ...tests] },
    to: {
      path: '(^packages/site/src/|/site/\\w+/make-\\w+\\.ts$)',
      dependencyTypesNot: ['type-only', 'dynamic-import'],
      // what they ask for addresses and looks has no React in it
      pathNot: ['\\.css$', '^packages/site/src/(look|parts/addresses)\\.tsx?$'],
    },
  },
];

const product: Rules = [
  {
    name: 'demo-only-in-main',
    comment:
      'A demonstration is given to the server in main.ts (shared/demonstration.ts): the product works without its people and pages.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: ['^apps/api/src/(demo/|main\\.ts$)', ...tests] },
    to: { path: '^apps/api/src/demo/' },
  },
];

const libraries: Rules = [
  {
    name: 'prime-react-only-in-shared-ui',
    severity: 'error',
    from: { pathNot: '^apps/web/src/shared/ui/' },
    to: { path: npm('primereact|primeicons|primeflex'), pathNot: '\\.css$' },
  },
  {
    name: 'rich-text-through-its-entry',
    comment: 'It loads Quill when a field is shown.',
    severity: 'error',
    from: { pathNot: '^apps/web/src/rich-text/' },
    to: { path: '^apps/web/src/rich-text/', pathNot: '/rich-text/rich-text\\.tsx$' },
  },
  {
    name: 'no-react-outside-web',
    comment: 'Types may, and the modules that render pages of the bulletin, which are loaded for the first page.',
    severity: 'error',
    from: { path: '^apps/(api|cli)/', pathNot: '^apps/api/src/site/\\w+/make-\\w+\\.ts$' },
    to: { path: npm('react|react-dom|@tanstack|primereact'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-hooks-outside-web',
    comment: 'The generated hooks import React: take packages/generated/src/axios.',
    severity: 'error',
    from: { path: '^apps/(api|cli)/' },
    to: { path: '^packages/generated/src/(\\w+)/\\1\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-node-in-the-browser',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'e2e-sees-only-the-page',
    comment: 'End-to-end tests use only the user interface, not the code of the product.',
    severity: 'error',
    from: { path: '^tests/e2e/' },
    to: { pathNot: ['^tests/(e2e|support)/', npm('@playwright/test')], dependencyTypesNot: ['core'] },
  },
];

const files: Rules = [
  {
    name: 'no-circular',
    comment: 'Types included: what two files know of each other stands in a third, or in the one that is used.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-barrel-or-utils',
    comment: 'A file is named for what it holds.',
    severity: 'error',
    from: {},
    to: { path: '^(apps|packages|tests)/.*/(index|utils?|helpers?)\\.tsx?$' },
  },
  {
    name: 'resolvable',
    comment: 'An import that is not found would pass all other rules. msw/node hides itself from browsers.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^msw/node$' },
  },
];

export default {
  forbidden: [...layers, ...product, ...libraries, ...files],
  options: {
    // TypeScript 7 has no programming interface yet
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
} satisfies IConfiguration;
