import { decoded, isSpreadsheet, officeText, spreadsheetMessage, unicodeText } from '../../shared/text/file-text.ts';
import type { TextEncoding } from '../../shared/text/text-encoding.ts';
import { fromTranslationCsv } from './translation-csv.ts';
import { maxFileBytes, type TranslationFile, TranslationFileError } from './translation-rows.ts';

/**
 * Reads a file of translations: CSV in an encoding of Polish offices, or XLIFF 2 in Unicode. Throws TranslationFileError.
 * @param encoding of the file; without it, what its bytes tell
 */
export async function readTranslations(bytes: Uint8Array, encoding?: TextEncoding): Promise<TranslationFile> {
  if (bytes.length === 0) throw new TranslationFileError('Plik jest pusty');
  if (bytes.length > maxFileBytes)
    throw new TranslationFileError(`Plik jest większy niż ${maxFileBytes / 1_000_000} MB`);
  if (isSpreadsheet(bytes)) throw new TranslationFileError(spreadsheetMessage);
  const unicode = encoding === undefined ? unicodeText(bytes) : decoded(bytes, encoding);
  const isXml = /^\s*</.test(unicode ?? decoded(bytes.subarray(0, 200), 'windows-1250') ?? '');
  if (isXml) {
    if (unicode === null) throw new TranslationFileError(`Plik XLIFF nie jest zapisany w ${encoding ?? 'UTF-8'}`);
    // loaded on demand because of its parser
    return (await import('./translation-xliff.ts')).fromTranslationXliff(unicode);
  }
  const read = officeText(bytes, encoding);
  if ('error' in read) throw new TranslationFileError(read.error);
  return fromTranslationCsv(read.text);
}
