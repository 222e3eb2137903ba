// One file out of the server and its packages: it starts four times faster and needs a third of the memory of hundreds of modules
// (docs/decisions). The sources run unbuilt as well; development and tests do that.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { cutFont } from './cut-fonts.mjs';
import { polishFont, siteWeights } from './src/http/web/font-faces.ts';

const root = import.meta.dirname;
const out = path.join(root, 'dist');

/** Folders that the code reads at run time, beside the module that reads them. */
const folders = ['src/database/migrations', 'src/application/help', 'src/identity/pages/assets'];

/** The typeface of the sign-in pages, from its package. */
const fonts = ['latin', 'latin-ext'].flatMap((subset) =>
  [400, 500, 600].map((weight) => `fira-sans-${subset}-${weight}`),
);

/** The embedded database loads its own WebAssembly files; packages with binaries stay packages too. */
export const runtimePackages = ['@electric-sql/pglite', 'sharp'];
const external = [...runtimePackages.map((name) => new RegExp(`^${name}(/|$)`)), /^pg-native$/];

/** The worker process has a bundle of its own: it needs little of the server, and starts faster without the rest. */
const entries = { server: 'main', worker: 'worker' };

/** What is started: node keeps the compiled code of the server beside it, which saves later starts a tenth; where it cannot write, it compiles again. */
const launcher = `import { enableCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.join(import.meta.dirname, '.compiled'));
await import('./server.mjs');
`;

/** Node keeps a source with any letter beyond Latin-1 in two bytes a character. The bundler escapes texts, but not those of tagged templates. */
function escapeTemplates() {
  for (const file of globSync('*.mjs', { cwd: out })) {
    const text = readFileSync(path.join(out, file), 'utf8');
    const escaped = text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    if (escaped !== text) writeFileSync(path.join(out, file), escaped);
  }
}

async function bundleEntry(entry, source, plugins) {
  const bundle = await rolldown({
    input: { [entry]: path.join(root, `src/${source}.ts`) },
    platform: 'node',
    external,
    plugins,
    // @fastify/static lists folders with it, which is not asked of it here
    resolve: { alias: { glob: false } },
    // React's slower half, which warns developers, stays out
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') }, jsx: 'react-jsx' },
    tsconfig: false,
    logLevel: 'warn',
    // a package of the identity provider wraps deprecated functions with it; nothing of ours is evaluated
    checks: { eval: false },
  });
  await bundle.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
    comments: { legal: true, annotation: false, jsdoc: false },
    minify: {
      compress: false,
      mangle: false,
      codegen: { removeWhitespace: false, asciiOnly: true, legalComments: 'inline' },
    },
  });
  await bundle.close();
}

/** @param plugins further ones of the bundler */
export async function buildApi(plugins = []) {
  rmSync(out, { recursive: true, force: true });
  for (const [entry, source] of Object.entries(entries)) await bundleEntry(entry, source, plugins);
  escapeTemplates();
  writeFileSync(path.join(out, 'main.mjs'), launcher);
  for (const folder of folders)
    cpSync(path.join(root, folder), path.join(out, path.basename(folder)), { recursive: true });
  for (const font of fonts) {
    const packaged = `node_modules/@fontsource/fira-sans/files/${font}-normal.woff2`;
    cpSync(path.join(root, packaged), path.join(out, 'assets', `${font}.woff2`), { dereference: true });
  }
  for (const weight of siteWeights) writeFileSync(path.join(out, 'assets', polishFont(weight)), await cutFont(weight));
  for (const file of ['site.css', 'bip.svg'])
    cpSync(path.join(root, '../../packages/site/src', file), path.join(out, file));
  cpSync(path.join(root, '../../packages/generated/openapi.json'), path.join(out, 'openapi.json'));
  cpSync(path.join(root, 'node_modules/redoc/bundles/redoc.standalone.js'), path.join(out, 'redoc.standalone.js'));
  const flags = path.join(root, 'node_modules/country-flag-icons');
  for (const file of ['package.json', ...globSync('3x2/*.svg', { cwd: flags })])
    cpSync(path.join(flags, file), path.join(out, 'flags', file));
}

if (import.meta.main) await buildApi();
