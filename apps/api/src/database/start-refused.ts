// Reasons to refuse the start because of the database or the data folder: one Polish sentence for the administrator, with the solution.
import { errorCodes } from '../shared/problem.ts';

export class StartRefusedError extends Error {}

const backup = 'Przywróć kopię zapasową albo wskaż inny folder zmienną DATA_DIR';

export const refusals = {
  noDemonstration:
    'Ta baza danych nie powstała jako demonstracja, a DEMO=1 dałoby do niej hasła znane wszystkim. Uruchom bez DEMO albo wskaż nową bazę.',
  newerDatabase: (name: string) =>
    `Baza danych pochodzi z nowszego wydania Redakcji BIP (migracja ${name}). Uruchom tamto wydanie albo przywróć kopię zapasową sprzed aktualizacji.`,
  changedMigration: (name: string) =>
    `Migracja ${name} różni się od wykonanej w tej bazie. Uruchom wydanie, które zmieniało tę bazę jako ostatnie.`,
  failedMigration: (name: string, reason: string) =>
    `Migracja ${name} nie powiodła się, a baza została taka, jaka była: ${reason}`,
  noVersion: (folder: string) =>
    `W folderze ${folder} są pliki, ale brakuje w nim PG_VERSION, więc nie jest to cała baza danych. ${backup}.`,
  otherVersion: (folder: string, version: string) =>
    `Baza danych w folderze ${folder} jest w formacie PostgreSQL ${version}, którego to wydanie nie odczyta. ${backup}.`,
  noDatabase: (folder: string) =>
    `W folderze ${folder} są pliki dokumentów, ale nie ma bazy danych. Ustaw DATABASE_URL, jeśli baza jest na serwerze, albo przywróć kopię zapasową.`,
  damaged: (folder: string) =>
    `Nie można otworzyć bazy danych w folderze ${folder}, bo jej pliki są uszkodzone. ${backup}.`,
  notWritable: (folder: string) =>
    `Nie można zapisywać w folderze danych ${folder}. Nadaj procesowi prawo do zapisu albo wskaż inny folder zmienną DATA_DIR.`,
  full: (folder: string) => `Na dysku z folderem danych ${folder} nie ma miejsca. Zwolnij je i uruchom ponownie.`,
};

/** Error codes that the administrator can resolve. */
const sentences: Record<string, string> = {
  ECONNREFUSED: 'Serwer bazy danych nie odpowiada. Sprawdź zmienną DATABASE_URL.',
  ENOTFOUND: 'Nie ma serwera bazy danych o takiej nazwie. Sprawdź zmienną DATABASE_URL.',
  ETIMEDOUT: 'Serwer bazy danych nie odpowiada. Sprawdź zmienną DATABASE_URL.',
  '28P01': 'Serwer bazy danych odrzucił login lub hasło. Sprawdź zmienną DATABASE_URL.',
  '28000': 'Serwer bazy danych odrzucił login lub hasło. Sprawdź zmienną DATABASE_URL.',
  '3D000': 'Na serwerze nie ma bazy danych o nazwie ze zmiennej DATABASE_URL. Utwórz ją poleceniem createdb.',
  '42501': 'Login ze zmiennej DATABASE_URL nie ma praw do bazy danych. Uczyń go jej właścicielem.',
  '57P03': 'Serwer bazy danych właśnie się uruchamia albo zatrzymuje. Spróbuj ponownie za chwilę.',
};

/** Corrupted pages, missing files, errors of the disk. */
const damage = /^(?:XX00[012]|58P01|58030)$/;

/** Translates an error of the file system or of the database; undefined for other errors. */
export function refusalOf(error: unknown, folder: string): StartRefusedError | undefined {
  if (error instanceof StartRefusedError) return error;
  for (const code of errorCodes(error)) {
    const sentence = sentences[code];
    if (sentence !== undefined) return new StartRefusedError(sentence, { cause: error });
    if (/^E(?:ACCES|PERM|ROFS|NOTDIR|EXIST)$/.test(code)) return new StartRefusedError(refusals.notWritable(folder));
    if (/^(?:ENOSPC|EDQUOT|53100)$/.test(code)) return new StartRefusedError(refusals.full(folder));
    if (damage.test(code)) return new StartRefusedError(refusals.damaged(folder));
  }
  return undefined;
}
