import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

function importsOf(code: string): string[] {
  return [...code.matchAll(/from\s*'(primereact\/[\w/]+)'/g)].map(([, name = '']) => name);
}

/** The code of PrimeReact's modules that these sources import, and of those that they import in turn. */
export function primeModules(root: string, sources: readonly string[]): string[] {
  const modules = new Map<string, string>();
  const follow = (code: string) => {
    for (const name of importsOf(code).filter((one) => !modules.has(one))) {
      const [file = ''] = globSync('*.esm.js', { cwd: path.join(root, 'node_modules', name) });
      const imported = readFileSync(path.join(root, 'node_modules', name, file), 'utf8');
      modules.set(name, imported);
      follow(imported);
    }
  };
  sources.forEach(follow);
  return [...modules.values()];
}
