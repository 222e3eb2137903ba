// Files that a plan would upload are checked by the server before anything is written, by the rules of the upload.
import { openAsBlob } from 'node:fs';
import { fileTooLargeMessage } from '@redakcja/domain/shared/formats/file-size';
import type { Json } from '@redakcja/generated/contract';
import { isAxiosError } from 'axios';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { problemMessages } from '../../shared/failures/failures.ts';
import { namedFile } from '../folder/export-folder.ts';
import type { Export } from '../folder/read-folder.ts';
import type { Step } from '../office/adapter.ts';
import type { Office } from '../office/office.ts';
import { call } from '../office/operation-calls.ts';
import { type ConfigRecord, resourceOf } from '../office/resources.ts';
import { formOf } from '../office/upload.ts';
import { optionOf, type Shape } from '../values/shape.ts';
import type { Values } from '../values/values.ts';

interface NamedFile {
  file: Values;
  purpose: string;
}

/** The files in a value. */
function filesIn(shape: Shape, value: Json | undefined): NamedFile[] {
  if (value === null || value === undefined) return [];
  switch (shape.kind) {
    case 'record':
      return [...shape.fields].flatMap(([name, field]) => filesIn(field.shape, (value as Values)[name]));
    case 'list':
      return (value as Json[]).flatMap((one) => filesIn(shape.item, one));
    case 'choice': {
      const option = optionOf(shape.options, (name) => (value as Values)[name]);
      return option === undefined ? [] : filesIn(option, value);
    }
    case 'file':
      return [{ file: value as Values, purpose: shape.purpose }];
    default:
      return [];
  }
}

const refusals = new Set([400, 413, 415]);
const megabyte = 1_048_576;

/** MaxFileSize of a configuration, in bytes. */
function limitIn(parameters: readonly ConfigRecord[] | undefined): number | undefined {
  const found = parameters?.find(({ key }) => key[0] === 'MaxFileSize')?.value as Values | undefined;
  return found === undefined ? undefined : Number((found.value as Values).value) * megabyte;
}

interface Limits {
  /** Of the office until the plan is carried out. */
  now: number;
  /** Of the plan, which writes parameters before files. */
  wanted: number;
}

async function refusalOf(content: Blob, { file, purpose }: NamedFile, limits: Limits): Promise<string | null> {
  if (content.size > limits.wanted) return fileTooLargeMessage(limits.wanted / megabyte);
  // the server cannot be asked yet
  if (content.size > limits.now) return null;
  try {
    await call('checkUpload', { body: formOf(content, { ...file, kind: purpose }) });
    return null;
  } catch (error) {
    if (!isAxiosError(error) || !refusals.has(error.response?.status ?? 0)) throw error;
    return problemMessages(error.response?.data).join('; ');
  }
}

/** @throws CommandError naming each file that the server would refuse */
export async function checkFiles(
  office: Office,
  folder: string,
  wanted: Pick<Export, 'paths' | 'resources'>,
  steps: readonly Step[],
): Promise<void> {
  const now = limitIn(await office.records(resourceOf('parameters'))) ?? 0;
  const limits = { now, wanted: limitIn(wanted.resources.get('parameters')) ?? now };
  const checked = new Set<string>();
  const faults: string[] = [];
  for (const { name, data } of steps) {
    const { shape } = resourceOf(data?.resource ?? '');
    for (const named of filesIn(shape, JSON.parse(data?.value ?? 'null') as Json)) {
      const text = JSON.stringify(named);
      if (checked.has(text) || office.uploads.has(JSON.stringify(named.file))) continue;
      checked.add(text);
      const own = String(named.file.file);
      const path = wanted.paths.get(own) ?? own;
      const found = namedFile(folder, path);
      const refusal = 'refusal' in found ? found.refusal : await refusalOf(await openAsBlob(found.file), named, limits);
      if (refusal !== null) faults.push(`  ${name}: ${path}: ${refusal}`);
    }
  }
  if (faults.length > 0)
    throw new CommandError(
      [`Plików z katalogu ${folder} urząd nie przyjmie, niczego nie zmieniono:`, ...faults].join('\n'),
      exitCodes.usage,
    );
}
