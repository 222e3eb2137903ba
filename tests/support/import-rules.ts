// Which file may import what: the floors and areas of the house. Files are given by their path from the root of the project.
import path from 'node:path';

export interface Import {
  /** As it is written. */
  source: string;
  /** Names between braces; empty for other forms. */
  names: readonly string[];
  isType: boolean;
}

export interface SourceFile {
  path: string;
  text: string;
}

const areas = ['application', 'articles', 'files', 'access', 'dictionaries', 'menus', 'settings', 'archive'];
const floors = ['packages/domain/src', 'apps/api/src', 'apps/web/src', 'apps/cli/src'];

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:[\w$]+\s*,?\s*)?(?:\*(?:\s+as\s+[\w$]+)?\s*)?(?:\{([^}]*)\})?\s*(?:from\s*)?['"]([^'"]+)['"]/gm;
const call = /\bimport\(\s*['"]([^'"]+)['"]/g;

export function importsOf(text: string): Import[] {
  const statements = [...text.matchAll(statement)].map(([, type, names = '', source = '']) => ({
    source,
    names: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    isType: type !== undefined,
  }));
  const calls = [...text.matchAll(call)].map(([, source = '']) => ({ source, names: [], isType: false }));
  return [...statements, ...calls];
}

function floorOf(file: string): string | undefined {
  return floors.find((floor) => file.startsWith(`${floor}/`));
}

/** articles of apps/web/src/articles/…; undefined outside an area. */
function areaOf(file: string): string | undefined {
  const floor = floorOf(file);
  const name = floor === undefined ? undefined : file.slice(floor.length + 1).split('/')[0];
  return name !== undefined && areas.includes(name) ? name : undefined;
}

function target(file: string, source: string): string {
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : source;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

type Rule = (file: SourceFile, one: Import) => string | undefined;

const sibling: Rule = (file, { source }) => {
  const to = target(file.path, source);
  const [from, other] = [areaOf(file.path), areaOf(to)];
  if (other === undefined || from === other) return undefined;
  if (from !== undefined) return `area ${from} imports its sibling ${other}`;
  // What is shared by all areas is best tried on theirs.
  return file.path.includes('/src/shared/') && !isTest(file.path) ? `shared code imports the area ${other}` : undefined;
};

const upwards: Rule = (file, { source }) => {
  const [from, to] = [floorOf(file.path), floorOf(target(file.path, source))];
  // The benchmark holds the product's answers against its own SQL.
  if (file.path.startsWith('tests/bench/')) return undefined;
  if (source.startsWith('@redakcja/') && !/^@redakcja\/(domain|generated)\//.test(source)) return 'imports another app';
  if (from === 'packages/domain/src' && source.startsWith('@redakcja/domain')) return undefined;
  return to !== undefined && from !== undefined && to !== from ? `leaves ${from}` : undefined;
};

const prime: Rule = (file, { source }) => {
  const isPrime = /^(primereact|primeicons|primeflex)(\/|$)/.test(source) && !source.endsWith('.css');
  return isPrime && !file.path.startsWith('apps/web/src/shared/ui/') ? 'only shared/ui imports PrimeReact' : undefined;
};

/** Its one way in loads Quill when a field is shown. */
const richText: Rule = (file, { source }) => {
  const folder = 'apps/web/src/rich-text/';
  const to = target(file.path, source);
  const isInside = to.startsWith(folder) && to !== `${folder}rich-text.tsx`;
  return isInside && !file.path.startsWith(folder) ? 'only rich-text/rich-text.tsx is for others' : undefined;
};

const axios: Rule = (file, { source, names, isType }) => {
  const isClient = /^apps\/(web|cli)\//.test(file.path);
  const harmless =
    isType ||
    (names.length > 0 && names.every((name) => /^type |^(isAxiosError|isCancel|AxiosError|AxiosHeaders)$/.test(name)));
  return isClient && source === 'axios' && !harmless && !isTest(file.path)
    ? 'calls go through the generated functions'
    : undefined;
};

const domainAllowed =
  /^(\.|zod$|date-fns(\/|$)|@redakcja\/domain\/|@redakcja\/generated\/(model\/|operations$|.*\.zod$))/;

const domain: Rule = (file, { source }) => {
  const isDomain = file.path.startsWith('packages/domain/src/') && !isTest(file.path);
  return isDomain && !domainAllowed.test(source) ? 'the domain imports rules and types alone' : undefined;
};

const react: Rule = (file, { source, isType }) => {
  const isCli = file.path.startsWith('apps/cli/') || file.path.startsWith('apps/api/');
  if (!isCli || isType) return undefined;
  if (/^(react|react-dom|@tanstack|primereact)(\/|$)/.test(source)) return 'no React here';
  const hooks = /^@redakcja\/generated\/(\w+)\/\1$/;
  return hooks.test(source) ? 'the hooks import React: take @redakcja/generated/axios/…' : undefined;
};

const nodeInBrowser: Rule = (file, { source }) =>
  file.path.startsWith('apps/web/src/') && !isTest(file.path) && source.startsWith('node:')
    ? 'a browser has no Node'
    : undefined;

const outside: Rule = (file, { source }) => {
  const isEndToEnd = file.path.startsWith('tests/e2e/');
  const known = source.startsWith('node:') || /^(\.|@playwright\/test)/.test(source);
  const leaves =
    target(file.path, source).startsWith('tests/e2e/') || target(file.path, source).startsWith('tests/support/');
  return isEndToEnd && (!known || (source.startsWith('.') && !leaves))
    ? 'an end-to-end test sees what a person sees'
    : undefined;
};

const rules: readonly Rule[] = [sibling, upwards, prime, richText, axios, domain, react, nodeInBrowser, outside];

const rawCalls: readonly [RegExp, string][] = [
  [/(?<![\w.$])fetch\(/, 'calls fetch: calls go through the generated functions'],
  [/\bXMLHttpRequest\b/, 'uses XMLHttpRequest: calls go through the generated functions'],
  [/['"`]\/api\/(?!files\/\$)/, 'names an address of the API: addresses come from the generated functions'],
];

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function rawCallsIn({ path: file, text }: SourceFile): string[] {
  const isClient = /^apps\/(web|cli)\/src\//.test(file) || file.startsWith('packages/domain/src/');
  if (!isClient || isTest(file)) return [];
  const code = withoutComments(text);
  return rawCalls.filter(([pattern]) => pattern.test(code)).map(([, message]) => `${file}: ${message}`);
}

function nameFault({ path: file }: SourceFile): string[] {
  const name = path.posix.basename(file);
  if (/^index\.tsx?$|^utils?\.tsx?$|^helpers?\.tsx?$/.test(name)) return [`${file}: a file is named for what it holds`];
  return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(name) ? [] : [`${file}: file names are kebab-case`];
}

/** Everything in the file that the rules of the house forbid. */
export function houseFaults(file: SourceFile): string[] {
  const wrong = importsOf(file.text).flatMap((one) =>
    rules.flatMap((rule) => {
      const message = rule(file, one);
      return message === undefined ? [] : [`${file.path}: '${one.source}': ${message}`];
    }),
  );
  return [...nameFault(file), ...wrong, ...rawCallsIn(file)];
}
