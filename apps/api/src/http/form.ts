// Forms with files (multipart/form-data). Files go to disk as they come; the rest is checked against the contract like any other body.
import path from 'node:path';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import { fileNameIn } from '@redakcja/domain/files/file-name';
import { fileTooLargeMessage } from '@redakcja/domain/shared/formats/file-size';
import { unsafeCharacter, unsafeCharacterMessage } from '@redakcja/domain/shared/text/safe-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services, SystemServices } from '../call/services.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { discard, type ReceivedContent, receive } from '../storage/received-content.ts';
import { sentence } from './contract/message-labels.ts';
import type { Checks } from './contract/validation.ts';
import { badRequest, ProblemError, payloadTooLarge, unsupportedMediaType } from './problem.ts';

/** A file of a form. It is temporary and removed after the call unless the handler stores it. */
export interface UploadedFile extends ReceivedContent {
  /** Without folders and control characters. */
  fileName: string;
}

const megabyte = 1_048_576;
/** What the other fields and the frame of a form may add to the largest file. */
const overhead = 65_536;
const limits = { files: 1, fields: 20, parts: 21, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 50 };

/** Only forms are read here: a JSON body of such an operation is a 415. */
export async function readForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits });
}

export function requireForm(request: FastifyRequest): void {
  if (/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) return;
  throw unsupportedMediaType('Oczekiwano formularza z plikiem (multipart/form-data)');
}

/** Reads the form, gives it to `use`, and leaves no temporary file behind. */
export async function withForm<Result>(
  request: FastifyRequest,
  services: SystemServices,
  check: Checks['form'],
  use: (body: unknown) => Promise<Result>,
): Promise<Result> {
  const received: UploadedFile[] = [];
  try {
    return await use(check(await readForm(request, services, received)));
  } finally {
    for (const file of received) await discard(file);
  }
}

async function readForm(request: FastifyRequest, services: SystemServices, received: UploadedFile[]) {
  const { maxFileSize } = await readSystemParameters(services.db);
  const tooLarge = payloadTooLarge(fileTooLargeMessage(maxFileSize));
  const most = maxFileSize * megabyte;
  if (Number(request.headers['content-length'] ?? 0) > most + overhead) throw tooLarge;
  const form: Record<string, unknown> = Object.create(null);
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: most } })) {
      if (form[part.fieldname] !== undefined)
        throw badRequest(sentence({ path: part.fieldname, message: 'Pole podano więcej niż raz' }));
      form[part.fieldname] = part.type === 'file' ? await readFile(part, services, received, tooLarge) : readText(part);
    }
  } catch (error) {
    // the rest of the form is read and dropped: a caller that is still sending it would never see the answer
    request.raw.unpipe();
    request.raw.resume();
    throw readable(error);
  }
  return form;
}

async function readFile(part: MultipartFile, services: Services, received: UploadedFile[], tooLarge: ProblemError) {
  const content = await receive(services.config, part.file);
  const file = { ...content, fileName: safeName(part.filename) };
  received.push(file);
  if (part.file.truncated) throw tooLarge;
  return file;
}

function readText(part: MultipartValue): string {
  const text = String(part.value);
  const refuse = (message: string) => badRequest(sentence({ path: part.fieldname, message }));
  if (part.valueTruncated) throw refuse('Wartość jest za długa');
  if (unsafeCharacter(text) !== undefined) throw refuse(unsafeCharacterMessage(text));
  return text;
}

/** What a person calls the file; the extension survives a name that is too long. */
function safeName(given: string | undefined): string {
  const name = fileNameIn(given ?? '');
  const { name: stem, ext } = path.parse(name);
  const end = ext.slice(0, 50);
  return name.length <= 250 ? name : `${stem.slice(0, 250 - end.length)}${end}`;
}

/** Faults of the disk stay what they are; the rest is a form that cannot be read. */
function readable(error: unknown): unknown {
  if (error instanceof ProblemError || (error instanceof Error && 'syscall' in error)) return error;
  if (error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT')
    return badRequest('Jedno żądanie przyjmuje jeden plik. Prześlij pliki osobno');
  return badRequest('Nie można odczytać przesłanego formularza');
}
