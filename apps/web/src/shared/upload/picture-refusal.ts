import { withAdvice } from '@redakcja/domain/files/modern-pictures';
import { fileTooLargeMessage, isFileTooLarge, uploadFailedMessage } from '@redakcja/domain/shared/formats/file-size';

/** Why a picture is not even sent, with the largest size of the settings (specification, section 5, Files and images). */
export function pictureRefusal(file: File, types: readonly string[], maxFileSize: number): string | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!types.includes(extension)) return withAdvice(uploadFailedMessage, file.name);
  return isFileTooLarge(file.size, maxFileSize) ? fileTooLargeMessage(maxFileSize) : undefined;
}
