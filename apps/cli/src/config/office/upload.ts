// Uploads the files of records: a picture with its cut, a flag, a photo, a manual.
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { pictureSizes } from '@redakcja/domain/files/picture-purposes';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { OperationId } from '@redakcja/generated/operations';
import { Refusal } from '../../shared/bulk/refusal.ts';
import { namedFile } from '../folder/export-folder.ts';
import { fileNameOf, hashOfFile } from '../folder/stored-files.ts';
import type { Values } from '../values/values.ts';
import type { Office } from './office.ts';
import { call } from './operation-calls.ts';

const uploads: Readonly<Record<string, OperationId>> = {
  pdf: 'uploadPdf',
  flag: 'uploadFlag',
  contactPhoto: 'uploadOfficeContactPhoto',
};

/** @param paths where the files of the export are in the folder */
export const uploader =
  (office: Pick<Office, 'uploads'>, folder: string, paths: Values) => async (file: Values, purpose: string) => {
    const text = JSON.stringify(file);
    const known = office.uploads.get(text);
    if (known !== undefined) return known;
    const name = String(file.file);
    const found = namedFile(folder, String(paths[name] ?? name));
    if ('refusal' in found) throw new Refusal(`Nie można już wczytać pliku: ${found.refusal}`);
    // before the hash: a file that changes afterwards can no longer be read from it
    const content = await openAsBlob(found.file);
    if (fileNameOf(hashOfFile(found.file), name) !== name)
      throw new Refusal(`Plik ${name} zmienił się, odkąd powstał plan`);
    const id = await upload(content, file, purpose);
    office.uploads.set(text, id);
    return id;
  };

/** The size of the cut where the picture has a width of its own; otherwise that of the purpose. */
function targetSize({ width }: Values, purpose: string): Values {
  const known = Object.values(ImagePurpose).find((one) => one === purpose);
  if (width === undefined || known === undefined) return {};
  return { targetWidth: width, targetHeight: pictureSizes[known].crop.height };
}

/** The form of a file with its rectangle, its width and `fields`; the file is read while the form is sent. */
export function formOf(content: Blob, { file: _file, name, crop, width: _width, ...fields }: Values): FormData {
  const form = new FormData();
  form.append('file', content, basename(String(name)));
  for (const [field, value] of Object.entries({ ...(crop as Values | undefined), ...fields }))
    form.append(field, String(value));
  return form;
}

async function upload(content: Blob, file: Values, purpose: string): Promise<number> {
  const own = uploads[purpose];
  const form = formOf(content, { ...file, ...targetSize(file, purpose), ...(own === undefined ? { purpose } : {}) });
  const operation = own ?? (isCropped(file) ? 'cropImage' : 'uploadImage');
  return (await call<{ id: number }>(operation, { body: form })).id;
}

const isCropped = ({ crop }: Values) => ((crop ?? {}) as Values).unit !== undefined;
