import { uploadFailedMessage } from '@redakcja/domain/shared/formats/file-size';
import { ProblemError } from '../../http/problem.ts';

/** The specification's message for every failed upload, followed by the reason. */
export function uploadFailed(reason: string): ProblemError {
  return new ProblemError(415, 'Nieprawidłowy typ pliku', [uploadFailedMessage, reason]);
}
