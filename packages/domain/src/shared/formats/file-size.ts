const kilobyte = 1024;
const megabyte = 1_048_576;
const gigabyte = 1_073_741_824;

/** Default of the parameter MaxFileSize, in MB (specification, section 9). */
export const defaultMaxFileSize = 10;

const number = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 });

/** Size of a file as KB (1024 B), MB or GB, with at most one decimal: „412 KB”, „1,5 MB”. Only an empty file shows 0. */
export function formatFileSize(bytes: number): string {
  const [unit, name] = bytes >= gigabyte ? [gigabyte, 'GB'] : bytes >= megabyte ? [megabyte, 'MB'] : [kilobyte, 'KB'];
  const value = bytes > 0 ? Math.max(0.1, bytes / unit) : 0;
  return `${number.format(value)} ${name}`;
}

/** Whether a file exceeds the limit `maxMegabytes` (the parameter MaxFileSize). */
export function isFileTooLarge(bytes: number, maxMegabytes: number = defaultMaxFileSize): boolean {
  return bytes > maxMegabytes * megabyte;
}

/** Message for a file that exceeds the limit (specification, section 5, Files and images). */
export function fileTooLargeMessage(maxMegabytes: number): string {
  return `Rozmiar pliku przekracza dopuszczalny limit (${maxMegabytes} MB)`;
}

/** Other failures of an upload (specification, section 5, Files and images). */
export const uploadFailedMessage = 'Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu';

/** Message for a refused extension (specification, section 5, Article). */
export const extensionRefusedMessage = 'Plik nie może być dodany - nie zdefiniowano grupy dla tego rozszerzenia';

/** What may be attached instead, and who can allow more, where. */
export function extensionAdvice(allowed: Iterable<string>): string {
  const names = [...new Set(allowed)].toSorted();
  const taken = names.length === 0 ? '' : `Można dodać: ${names.join(', ')}. `;
  return `${taken}Inne rozszerzenie dopuszcza osoba z uprawnieniem „Zarządzanie ustawieniami”: Ustawienia › Grupy plików. Gdy go tam nie ma, zapisz plik jako PDF albo spakuj do ZIP`;
}
