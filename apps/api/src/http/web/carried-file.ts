// Files of packages that are read at run time.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The build copies them beside the bundle, which runs where there are no packages; from the sources they are read from the package.
 * @param copy its name in the build
 * @param packaged such as `redoc/bundles/redoc.standalone.js`
 */
export function carriedFile(copy: string, packaged: string): string {
  const built = path.join(import.meta.dirname, copy);
  return existsSync(built) ? built : createRequire(import.meta.url).resolve(packaged);
}
