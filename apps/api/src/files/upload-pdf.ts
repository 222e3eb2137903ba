import path from 'node:path';
import type { UploadedFile } from '../contract/form.ts';
import type { Handler } from '../contract/handler.ts';
import type { Caller } from '../shared/caller.ts';
import { fileAddress } from '../shared/file-address.ts';
import { unsupportedMediaType } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { contentError } from './content-check.ts';
import { storePublicFile } from './file-rows.ts';
import { inWorker } from './in-worker.ts';

/** Specification, section 5, Settings: user manuals. */
const wrongFormat = 'Niepoprawny format pliku. Wymagany format pliku to .pdf';

export const uploadPdf: Handler<'uploadPdf'> = async ({ services, caller, body: { file } }) => {
  await requirePdf(services, caller, file);
  const stored = await storePublicFile(services, file, { contentType: 'application/pdf', fileName: file.fileName });
  return { body: { id: stored.id }, location: fileAddress(stored) };
};

export async function requirePdf(services: Services, { id }: Caller, file: UploadedFile): Promise<void> {
  const isNamed = path.extname(file.fileName).toLowerCase() === '.pdf';
  if (!isNamed || (await contentError('pdf', file, inWorker(services, id))) !== null)
    throw unsupportedMediaType(wrongFormat);
}
