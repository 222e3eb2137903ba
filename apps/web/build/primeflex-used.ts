import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** `.md\:flex-row` → `md:flex-row` */
function classOf(selector: string): string | undefined {
  return /^\.((?:[\w-]|\\.)+)/.exec(selector.trim())?.[1]?.replaceAll('\\', '');
}

function keepRules(css: string, used: (name: string) => boolean): string {
  return css.replace(/([^{}@]+)\{([^{}]*)\}/g, (rule, selectors: string) => {
    const names = selectors.split(',').map(classOf);
    return names.some((name) => name === undefined || used(name)) ? rule : '';
  });
}

function sourceText(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** PrimeFlex is 34 kB of utilities; a build ships those whose class names occur in the sources. */
export function primeflexUsed(sources: string): Plugin {
  return {
    name: 'primeflex-used',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('primeflex/primeflex.css')) return null;
      const words = new Set(sourceText(sources).match(/[\w:.-]+/g));
      const kept = keepRules(code, (name) => words.has(name)).replace(/@media[^{]*\{\s*\}|@keyframes[^{]*\{\s*\}/g, '');
      return { code: kept, map: null };
    },
  };
}
