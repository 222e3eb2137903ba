import { decoded, isSpreadsheet, spreadsheetMessage, unicodeText } from '../../shared/text/file-text.ts';
import { fromTranslationCsv } from './translation-csv.ts';
import { maxFileBytes, type TranslationFile, TranslationFileError } from './translation-rows.ts';

/** Reads a file of translations: CSV in UTF-8, UTF-16 or Windows-1250, or XLIFF 2 in UTF-8. Throws TranslationFileError. */
export async function readTranslations(bytes: Uint8Array): Promise<TranslationFile> {
  if (bytes.length === 0) throw new TranslationFileError('Plik jest pusty');
  if (bytes.length > maxFileBytes)
    throw new TranslationFileError(`Plik jest większy niż ${maxFileBytes / 1_000_000} MB`);
  if (isSpreadsheet(bytes)) throw new TranslationFileError(spreadsheetMessage);
  const utf8 = unicodeText(bytes);
  const isXml = /^\s*</.test(utf8 ?? decoded(bytes.subarray(0, 200), 'windows-1250') ?? '');
  if (isXml) {
    if (utf8 === null) throw new TranslationFileError('Plik XLIFF nie jest zapisany w UTF-8');
    // loaded on demand because of its parser
    return (await import('./translation-xliff.ts')).fromTranslationXliff(utf8);
  }
  return fromTranslationCsv(utf8 ?? decoded(bytes, 'windows-1250') ?? '');
}
