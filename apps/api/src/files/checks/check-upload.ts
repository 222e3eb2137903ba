// Checks a file by the same jobs as the uploads, and stores nothing.
import { pictureSizes } from '@redakcja/domain/files/picture-purposes';
import { CheckFormKind } from '@redakcja/generated/model/checkFormKind';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Handler } from '../../call/handler.ts';
import { invalid } from '../../http/problem.ts';
import { discard } from '../../storage/received-content.ts';
import { sentCrop } from '../pictures/store-crop.ts';
import { uploadOf } from '../pictures/store-picture.ts';
import { requirePdf } from '../uploads/upload-pdf.ts';
import { cropUpload, fitFlag, readUpload } from '../work/file-jobs.ts';
import { inWorker } from '../work/in-worker.ts';

export const checkUpload: Handler<'checkUpload'> = async ({ services, caller, body: { file, kind, ...sent } }) => {
  const work = inWorker(services, caller.id);
  const upload = uploadOf(services, file);
  const crop = sentCrop(sent);
  const isCropped = kind !== CheckFormKind.flag && kind !== CheckFormKind.pdf;
  if (crop !== null && !isCropped) throw invalid([{ path: 'unit', message: 'Flagi i pliku PDF się nie kadruje' }]);
  const made = async (purpose: ImagePurpose) => {
    if (crop === null) return [await work(readUpload, { ...upload, purpose })];
    const { original, cropped } = await work(cropUpload, {
      ...upload,
      purpose,
      crop,
      size: pictureSizes[purpose].crop,
    });
    return [original, cropped];
  };
  if (kind === CheckFormKind.pdf) {
    await requirePdf(services, caller, file);
    return {};
  }
  const pictures = kind === CheckFormKind.flag ? [await work(fitFlag, upload)] : await made(kind);
  for (const { content } of pictures) await discard(content);
  return {};
};
