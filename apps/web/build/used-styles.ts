import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';
import { primeModules } from './prime-modules.ts';
import { wordsIn } from './words-in-code.ts';

async function keep(css: string, words: Iterable<string>, safelist: RegExp[] = []): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...words].join(' '), extension: 'words' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['words'], extractor: (text) => text.split(' ') }],
    safelist,
  });
  return result?.css ?? '';
}

export function sourcesOf(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
}

/** The utilities that components name in `className`. */
export function usedUtilities(css: string, sources: readonly string[]): Promise<string> {
  return keep(css, new Set(sources.flatMap((code) => [...wordsIn(code).classNames])));
}

/** The rules for PrimeReact's components that are used. Their classes begin with words of their code: `p-button` + `-danger`. */
export function usedTheme(css: string, root: string, sources: readonly string[]): Promise<string> {
  const words = new Set(primeModules(root, sources).flatMap((code) => [...wordsIn(code).all]));
  const classes = [...words].filter((word) => /^p-[\w-]+$/.test(word));
  const beginnings = classes.map((name) => new RegExp(`^${name.replace(/-$/, '')}(-|$)`));
  return keep(css, words, [...beginnings, /^pi/]);
}

/** Of PrimeFlex and of the theme a build ships what is used; development has all of them. */
export function usedStyles(root: string): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    async transform(css, id) {
      if (id.endsWith('/primeflex.scss')) return { code: await usedUtilities(css, sourcesOf(root)), map: null };
      if (!id.includes('/primereact/resources/themes/')) return null;
      return { code: await usedTheme(css, root, sourcesOf(root)), map: null };
    },
  };
}
