// `npm test -- --changed`: what a change touches. An area has the same name in every package, so folders say it.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../toolchain.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the last commit in common with `ref`, and those that git does not know yet. */
export function changedFiles(ref) {
  const [base] = git('merge-base', ref, 'HEAD');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)];
}

/** Folder of sources → step of its tests. */
const sources = {
  'apps/api/src': 'api',
  'apps/web/src': 'web',
  'apps/cli/src': 'cli',
  'packages/domain/src': 'domain',
  'packages/site/src': 'site',
};

/** What a folder below them is when it is an area; everything else is used by all areas. */
const areas = /^(?:application|articles|files|access|dictionaries|menus|settings|archive|site|identity)$/;

/** Sources whose areas a change of the key touches too. */
const users = {
  'packages/domain/src': ['apps/api/src', 'apps/web/src', 'apps/cli/src'],
  'packages/site/src': ['apps/api/src'],
  openapi: ['packages/domain/src', 'apps/api/src', 'apps/web/src', 'apps/cli/src'],
};

/** Programs that the compiler reads a package into. */
const typed = {
  'apps/api': ['apps/api', 'tests'],
  'apps/cli': ['apps/cli'],
  'apps/web': ['apps/web', '.'],
  'packages/domain': ['packages/domain', 'apps/web', 'apps/api', 'apps/cli', 'tests'],
  'packages/generated': [
    'packages/generated',
    'packages/domain',
    'packages/site',
    'apps/web',
    'apps/api',
    'apps/cli',
    'tests',
  ],
  'packages/site': ['packages/site', 'apps/api', 'apps/web'],
  openapi: ['packages/generated', 'packages/domain', 'packages/site', 'apps/web', 'apps/api', 'apps/cli', 'tests'],
  tests: ['tests'],
};

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** The deepest of the folders `parts` below `source` that exists there. */
function deepest(source, parts) {
  for (let length = parts.length; length > 0; length -= 1) {
    const folder = [source, ...parts.slice(0, length)].join('/');
    if (existsSync(path.join(root, folder))) return folder;
  }
  return null;
}

/** Journeys of the innermost folder that has some: their names begin with its name. */
function journeysOf(parts) {
  const names = readdirSync(path.join(root, 'tests/e2e')).filter((name) => name.endsWith('.spec.ts'));
  const found = parts.toReversed().map((part) => names.filter((name) => name.startsWith(part)));
  return found.find((some) => some.length > 0)?.map((name) => `e2e/${name}`) ?? [];
}

/** Place of a file: source folder, folders below it. */
function placeOf(file) {
  if (/^openapi\/.*\.yaml$/.test(file)) return { source: 'openapi', parts: [path.basename(file, '.yaml')] };
  const source = Object.keys(sources).find((folder) => file.startsWith(`${folder}/`));
  return (
    source && {
      source,
      parts: path
        .dirname(path.relative(source, file))
        .split('/')
        .filter((part) => part !== '.'),
    }
  );
}

/**
 * @param files changed files, as git names them
 * @returns names of steps → files or folders of each, or an empty list for the whole step
 */
export function selectionOf(files) {
  const selected = new Map();
  const add = (step, places) => {
    const known = selected.get(step);
    if (places.length === 0 || known?.length === 0) selected.set(step, []);
    else selected.set(step, [...new Set([...(known ?? []), ...places])]);
  };
  const addFolder = (source, parts) => {
    const folder = deepest(source, parts);
    if (folder !== null) add(sources[source], [`${folder}/`]);
  };
  const present = files.filter((file) => existsSync(path.join(root, file)));
  if (present.length > 0) add('format', present);
  if (files.length > 0) add('contract', []);
  if (files.some((file) => /\.tsx?$/.test(file))) add('imports', []);
  if (files.some((file) => /\.ya?ml$/.test(file))) add('contract-lint', []);
  for (const file of files) {
    const program = Object.keys(typed).find((folder) => file.startsWith(`${folder}/`));
    if (program !== undefined && /\.(tsx?|yaml)$/.test(file)) add('types', typed[program]);
    if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) add('e2e', [path.relative('tests', file)]);
    if (/^tests\/faults\/.*\.test\.ts$/.test(file)) add('faults', [file]);
    const place = placeOf(file);
    if (place === undefined) continue;
    const { source, parts } = place;
    if (isTest(file)) {
      if (present.includes(file)) add(sources[source], [file]);
      continue;
    }
    if (source in sources) {
      if (areas.test(parts[0])) addFolder(source, parts);
      else add(sources[source], []);
    }
    for (const user of users[source] ?? []) addFolder(user, parts);
    const journeys = journeysOf(source === 'packages/site/src' ? ['bulletin'] : parts);
    if (journeys.length > 0) add('e2e', journeys);
  }
  return selected;
}
