import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { yamlText } from '../shared/yaml-file.ts';
import type { ExportConfigOptions } from './commands.ts';
import { formatVersion, headFile, writeFolder } from './export-folder.ts';
import { textOf } from './file-of-resource.ts';
import { Office } from './office.ts';
import { resources } from './resources.ts';

const headComment = [
  'Konfiguracja biuletynu, zapisana poleceniem „bip config export”.',
  'Różnice pokazuje „bip config diff”, a wprowadza „bip config apply”.',
  'Konta użytkowników, hasła i artykuły nie są jej częścią.',
];

/** `bip config export`. */
export async function exportConfig(folder: string, options: ExportConfigOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const office = new Office();
  const files = new Map<string, string | Buffer>();
  let count = 0;
  for (const resource of resources) {
    const records = await office.records(resource);
    files.set(`${resource.name}.yaml`, textOf(resource, records));
    count += records.length;
  }
  for (const [name, content] of office.files) files.set(name, content);
  files.set(headFile, yamlText({ format: formatVersion, resources: resources.map(({ name }) => name) }, headComment));
  const written = writeFolder(folder, files);
  info(
    context,
    `Zasoby: ${resources.length}, pozycje: ${count}, obrazy i pliki: ${office.files.size}. Zapisane pliki: ${written} z ${files.size}`,
  );
}
