import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';
import { primeModules } from './prime-modules.ts';

/** Words that may be names of classes, wherever they stand in the code. */
export function wordsOf(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((code) => code.match(/[\w:-]+/g) ?? []));
}

/** The rules whose classes the sources name. */
export async function usedRules(css: string, sources: readonly string[], safelist: RegExp[] = []): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: sources.join('\n'), extension: 'tsx' }],
    css: [{ raw: css }],
    defaultExtractor: (code) => [...wordsOf([code])],
    safelist,
  });
  return result?.css ?? '';
}

export function sourcesOf(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
}

/**
 * The rules for PrimeReact's components that are used, and for the classes that our own code names. Those of a component begin with words of its
 * code: `p-button` + `-danger`.
 */
export function usedTheme(css: string, root: string, sources: readonly string[]): Promise<string> {
  const modules = primeModules(root, sources);
  const classes = [...wordsOf([...modules, ...sources])].filter((word) => /^p-[\w-]+$/.test(word));
  const beginnings = classes.map((name) => new RegExp(`^${name.replace(/-$/, '')}(-|$)`));
  return usedRules(css, modules, [...beginnings, /^pi/]);
}

/** Of PrimeFlex and of the theme a build ships what is used; development has all of them. */
export function usedStyles(root: string): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    async transform(css, id) {
      if (id.endsWith('/primeflex.scss')) return { code: await usedRules(css, sourcesOf(root)), map: null };
      if (!id.includes('/primereact/resources/themes/')) return null;
      return { code: await usedTheme(css, root, sourcesOf(root)), map: null };
    },
  };
}
