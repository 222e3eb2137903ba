import path from 'node:path';
import { manualFormatMessage } from '@redakcja/domain/settings/parameters/system-parameter-form';
import type { Caller } from '../../call/caller.ts';
import type { OutsideHandler } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import type { UploadedFile } from '../../http/form.ts';
import { unsupportedMediaType } from '../../http/problem.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { contentError } from '../checks/content-check.ts';
import { storePublicFile } from '../stored/file-rows.ts';
import { inWorker } from '../work/in-worker.ts';

export const uploadPdf: OutsideHandler<'uploadPdf'> = async (call) => {
  const { services, caller } = call;
  const { file } = call.body;
  await requirePdf(services, caller, file);
  const stored = await storePublicFile(call, file, { contentType: 'application/pdf', fileName: file.fileName });
  return { body: { id: stored.id }, location: fileAddress(stored) };
};

export async function requirePdf(services: Services, { id }: Caller, file: UploadedFile): Promise<void> {
  const isNamed = path.extname(file.fileName).toLowerCase() === '.pdf';
  if (!isNamed || (await contentError('pdf', file, inWorker(services, id))) !== null)
    throw unsupportedMediaType(manualFormatMessage);
}
