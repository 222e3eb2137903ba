// A menu of thousands of categories comes into an office: `bip menus import`, and the same folder by `bip config apply`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCli } from '../../apps/cli/build.mjs';
import { bipIn } from './bip-runs.ts';
import { figure, print } from './figures.ts';
import { startBuilt } from './place.ts';

/** In four levels: 5, 50, 500 and 4,500. */
const levels = [5, 10, 10, 9];

function categoriesIn([count = 0, ...below]: readonly number[], name: string, indent: string): string {
  return Array.from({ length: count }, (_, at) => {
    const own = `${name} ${at + 1}`;
    const head = `${indent}- displayText: ${own}\n${indent}  title: ${own}\n`;
    return below.length === 0 ? head : `${head}${indent}  children:\n${categoriesIn(below, own, `${indent}    `)}`;
  }).join('');
}

export async function benchCategoryImport(folder: string): Promise<void> {
  const text = `pionowe:\n${categoriesIn(levels, 'Kategoria', '  ')}`;
  const program = await buildCli(path.join(folder, 'program'));
  print(`\nImport of ${text.split('displayText').length - 1} categories, embedded`);
  const work = async (name: string, run: (bip: ReturnType<typeof bipIn>) => { seconds: number }) => {
    const product = await startBuilt({ DATA_DIR: path.join(folder, name) });
    try {
      figure(`  ${name}`, `${run(bipIn(folder, program, product)).seconds.toFixed(1)} s`, '15 s');
    } finally {
      await product.stop();
    }
  };
  await work('bip menus import', (bip) => {
    const file = path.join(folder, 'menu.yaml');
    writeFileSync(file, text);
    return bip('menus', 'import', file, '--yes', '-o', 'ids');
  });
  await work('bip config apply', (bip) => {
    const exported = path.join(folder, 'config');
    bip('config', 'export', exported);
    const file = path.join(exported, 'menus.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n${categoriesIn(levels, 'Kategoria', '  ')}`);
    return bip('config', 'apply', exported, '--yes');
  });
}
