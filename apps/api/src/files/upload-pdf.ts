import path from 'node:path';
import type { Handler } from '../contract/handler.ts';
import { fileAddress } from '../shared/file-address.ts';
import { unsupportedMediaType } from '../shared/problem.ts';
import { contentError } from './content-check.ts';
import { storePublicFile } from './file-rows.ts';
import { inWorker } from './in-worker.ts';

/** Specification, section 5, Settings: user manuals. */
const wrongFormat = 'Niepoprawny format pliku. Wymagany format pliku to .pdf';

export const uploadPdf: Handler<'uploadPdf'> = async ({ services, caller, body: { file } }) => {
  const isNamed = path.extname(file.fileName).toLowerCase() === '.pdf';
  if (!isNamed || (await contentError('pdf', file, inWorker(services, caller.id))) !== null)
    throw unsupportedMediaType(wrongFormat);
  const stored = await storePublicFile(services, file, { contentType: 'application/pdf', fileName: file.fileName });
  return { body: { id: stored.id }, location: fileAddress(stored) };
};
