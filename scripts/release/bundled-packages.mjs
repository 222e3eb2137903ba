// Which packages are part of a bundle: a plugin that notes them while it is made.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the package that a module belongs to: the last `node_modules/NAME` of its path. */
const packageFolder = /^[^?]*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*/;

/** A package as the inventory names it. */
export function readPackage(folder) {
  const { name, version, license, description, homepage } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return { name, version, license, description, homepage, folder };
}

/** A plugin for rolldown and Vite, and the folders of the packages that it has seen. */
export function notePackages() {
  const folders = new Set();
  return {
    folders,
    plugin: {
      name: 'note-packages',
      generateBundle(_, bundle) {
        const modules = Object.values(bundle).flatMap(({ moduleIds = [], originalFileNames = [] }) => [
          ...moduleIds,
          ...originalFileNames.map((name) => path.resolve(this.environment?.config.root ?? '.', name)),
        ]);
        for (const id of modules) {
          const folder = packageFolder.exec(id.replace(/^\0+/, ''))?.[0];
          if (folder !== undefined && path.isAbsolute(folder)) folders.add(folder);
        }
      },
    },
  };
}
