// Lists the generated files that the sources import. Others are removed: orval writes a schema of every component, also of unused ones.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const runtime = 'packages/generated/runtime';
const sources = ['apps', 'packages/domain/src', 'packages/site/src', runtime, 'scripts', 'tests'];
const outside = new Set(['node_modules', 'dist', 'dist-mocks', 'public']);

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !outside.has(entry.name))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(name) : [name];
    });
}

const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);

/** Generated modules that the sources name, such as `zod/tagInput`: what is generated depends on them too. */
export function importedModules() {
  const found = sources
    .flatMap((folder) => filesUnder(path.join(root, folder)))
    .filter(isCode)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const own = file.includes(path.normalize(runtime)) ? [...text.matchAll(/'\.\.\/src\/([\w./-]+)\.ts'/g)] : [];
      return [...text.matchAll(/'@redakcja\/generated\/([\w./-]+)'/g), ...own].map(([, name]) => name);
    });
  return [...new Set(found)].sort();
}

/** Removes what no source imports, directly or through another generated file. */
export function removeUnused(folder, imported) {
  const used = new Set();
  const visit = (file) => {
    if (used.has(file) || !existsSync(file)) return;
    used.add(file);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.ts)'/g))
      visit(path.resolve(path.dirname(file), name));
  };
  for (const name of imported) visit(path.join(folder, `${name}.ts`));
  for (const file of filesUnder(folder)) if (isCode(file) && !used.has(file)) rmSync(file);
}

/** Marks the calls that make schemas as pure, so that a bundle takes only those it uses, or a single limit without any schema. */
export function markPure(folder) {
  for (const file of filesUnder(folder)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/\bzod\.(?=[\w.]+\()/g, '/*#__PURE__*/ zod.'));
  }
}
