import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { yamlText } from '../shared/output/yaml-file.ts';
import { preferLowMemory } from '../shared/requests/low-memory.ts';
import type { ExportConfigOptions } from './commands.ts';
import { ExportFolder, formatVersion, headFile } from './folder/export-folder.ts';
import { textOf } from './folder/file-of-resource.ts';
import { Office } from './office/office.ts';
import { resources } from './office/resources.ts';

const headComment = [
  'Konfiguracja biuletynu, zapisana poleceniem „bip config export”.',
  'Różnice pokazuje „bip config diff”, a wprowadza „bip config apply”.',
  'Konta użytkowników, hasła i artykuły nie są jej częścią.',
];

/** `bip config export`. */
export async function exportConfig(folder: string, options: ExportConfigOptions, context: Context): Promise<void> {
  preferLowMemory();
  await authenticate(context, options);
  const target = new ExportFolder(folder);
  const office = new Office((name, content) => target.write(name, content));
  const texts = new Map<string, string>();
  let count = 0;
  for (const resource of resources) {
    const records = await office.records(resource);
    texts.set(`${resource.name}.yaml`, textOf(resource, records));
    count += records.length;
  }
  const pictures = target.names.size;
  for (const [name, text] of texts) target.write(name, text);
  // the head comes last
  target.write(
    headFile,
    yamlText(
      { format: formatVersion, count: resources.length, resources: resources.map(({ name }) => name) },
      headComment,
    ),
  );
  target.removeOthers();
  info(
    context,
    `Zasoby: ${resources.length}, pozycje: ${count}, obrazy i pliki: ${pictures}. Zapisane pliki: ${target.written} z ${target.names.size}`,
  );
}
