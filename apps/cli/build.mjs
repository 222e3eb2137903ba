// Builds a folder that runs without the checkout. What is imported on demand is a file of its own: a command reads only what it needs.
// Returns the file to run.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';

const root = import.meta.dirname;

/** Loads Node's built-in modules when they are first used; as imports of the bundle all of them would be loaded at every start. */
const lazyBuiltins = {
  name: 'lazy-builtins',
  resolveId: (id, _, { kind }) =>
    isBuiltin(id) ? { id: `\0${kind}:${id.replace('node:', '')}`, moduleSideEffects: true } : null,
  load: async (id) => {
    const [, kind, name] = /^\0([\w-]+):(.+)$/.exec(id) ?? [];
    if (name === undefined || !isBuiltin(name)) return null;
    const builtin = `process.getBuiltinModule(${JSON.stringify(name)})`;
    if (kind === 'require-call') return `module.exports = new Proxy({}, { get: (_, one) => ${builtin}[one] });`;
    const names = Object.keys(await import(`node:${name}`)).filter((one) => /^[A-Za-z_$][\w$]*$/.test(one));
    const exported = names.filter((one) => one !== 'default' && one !== 'module.exports');
    return [
      `const builtin = ${builtin};`,
      'export default builtin;',
      ...exported.map((one) => `export const ${one} = builtin.${one};`),
    ].join('\n');
  },
};

/** Embeds JSON (the contract, file types) as text: JSON.parse is many times faster than an object literal, and runs only on first use. */
const dataAsText = {
  name: 'data-as-text',
  load: (id) =>
    id.endsWith('.json')
      ? {
          code: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(id, 'utf8'))))});`,
          moduleType: 'js',
          moduleSideEffects: true,
        }
      : null,
};

export const bundlePlugins = [lazyBuiltins, dataAsText];

/**
 * @param entries further files that are started, by their names
 * @param plugins further ones of the bundler
 */
export async function buildCli(out = path.join(root, 'dist'), entries = {}, plugins = []) {
  rmSync(out, { recursive: true, force: true });
  const bundle = await rolldown({
    input: { bip: path.join(root, 'src/main.ts'), ...entries },
    platform: 'node',
    tsconfig: false,
    logLevel: 'warn',
    plugins: [...bundlePlugins, ...plugins],
    // Reading a property of a built-in module has no side effects, so unused ones are removed.
    treeshake: { propertyReadSideEffects: false },
  });
  await bundle.write({
    dir: out,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    format: 'esm',
    minify: true,
  });
  await bundle.close();
  const file = path.join(out, 'bip.mjs');
  chmodSync(file, 0o755);
  const manual = execFileSync(process.execPath, [path.join(root, 'src/manual.ts')]);
  writeFileSync(path.join(out, 'bip.1'), manual);
  return file;
}

// The output folder may be given as an argument, and after it further files that are started.
if (import.meta.main) {
  const [out, ...files] = process.argv.slice(2);
  await buildCli(out, Object.fromEntries(files.map((file) => [path.parse(file).name, file])));
}
