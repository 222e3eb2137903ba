import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { primeModules } from './prime-modules.ts';
import { sourcesOf, usedRules, usedTheme, wordsOf } from './used-styles.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('utilities of PrimeFlex', () => {
  const css =
    '.flex { } .grid { } .block { } .hidden { } .p-3 { } @media (width > 1px) { .md\\:flex { } .lg\\:flex { } }';
  const kept = async (code: string) => (await usedRules(css, [code])).match(/\.[\w\\:-]+/g) ?? [];

  it.each([
    ['<p className="flex p-3" />', ['.flex', '.p-3']],
    ["<p className={isOpen ? 'block' : 'hidden'} />", ['.block', '.hidden']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    ['<p className={`card ${wide} md:flex`} />', ['.md\\:flex']],
    ["<Panel inputClassName='grid' pt={{ root: { className: 'flex' } }} />", ['.flex', '.grid']],
  ])('named by %s are kept', async (code, names) => {
    expect(await kept(code)).toEqual(names);
  });
});

describe('the theme', () => {
  const names = ['p-button', 'p-button-danger', 'p-toast-message-error', 'p-datatable', 'p-rating'];
  const css = names.map((name) => `.${name} { color: red; }`).join('');

  it('keeps the components that are imported, with the classes that they put together', async () => {
    const kept = await usedTheme(css, root, [
      "import { Button } from 'primereact/button'; import { Toast } from 'primereact/toast';",
    ]);
    expect(kept.match(/p-[\w-]+/g)).toEqual(['p-button', 'p-button-danger', 'p-toast-message-error']);
  });

  it('keeps what the screens use', async () => {
    const kept = await usedTheme(css, root, sourcesOf(root));
    expect(kept.match(/p-[\w-]+/g)).toEqual(names.slice(0, 3));
  });
});

describe('our style sheets', () => {
  const page = readFileSync(path.join(root, 'index.html'), 'utf8');
  const words = wordsOf([page, ...sourcesOf(root), ...primeModules(root, sourcesOf(root))]);
  const beginnings = [...words].filter((word) => /^[a-z-]+-$/.test(word));
  const isUsed = (name: string) =>
    words.has(name) || /^(pi|ql|table-up)-/.test(name) || beginnings.some((beginning) => name.startsWith(beginning));

  it.each(globSync('src/**/*.css', { cwd: root }))('have classes that are used: %s', (file) => {
    const css = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, '');
    const names = [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !isUsed(name))).toEqual([]);
  });
});
