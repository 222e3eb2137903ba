// Reasons to refuse the start because of the database or the data folder: one Polish sentence for the administrator, with the solution.
import { writeSync } from 'node:fs';
import type { Config } from '../config.ts';
import { errorCodes } from '../http/problem.ts';
import { isDatabaseAway } from './database-away.ts';
import { wantedSpace } from './embedded/kept-space.ts';

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
  unfinished: (folder: string) =>
    `Przywracanie kopii do folderu ${folder} zostało przerwane albo jeszcze trwa. Powtórz je: bip server restore KATALOG.`,
  damaged: (folder: string) =>
    `Nie można otworzyć bazy danych w folderze ${folder}, bo jej pliki są uszkodzone. ${backup}.`,
  notWritable: (folder: string) =>
    `Nie można zapisywać w folderze danych ${folder}. Nadaj procesowi prawo do zapisu albo wskaż inny folder zmienną DATA_DIR.`,
  full: (folder: string) =>
    `Na dysku z folderem danych ${folder} nie ma miejsca. Zwolnij co najmniej ${wantedSpace / 1_048_576} MB i uruchom ponownie.`,
};

/** Where a write cannot wait for space. What was answered is in the log, and the next start reads it. */
export function endWithoutSpace(folder: string): never {
  writeSync(process.stderr.fd, `${refusals.full(folder)}\n`);
  process.exit(1);
}

const noAnswer = 'Serwer bazy danych nie odpowiada. Sprawdź zmienną DATABASE_URL.';
const refusedLogin = 'Serwer bazy danych odrzucił login lub hasło. Sprawdź zmienną DATABASE_URL.';

const lostConnection =
  'Serwer bazy danych przerwał połączenie. Sprawdź jego dziennik i miejsce na jego dysku, a potem uruchom ponownie.';

/** Why no connection with the server was made. */
const connectionSentences: Record<string, string> = {
  ECONNREFUSED: noAnswer,
  ECONNRESET: noAnswer,
  EHOSTUNREACH: noAnswer,
  ETIMEDOUT: noAnswer,
  ENOTFOUND: 'Nie ma serwera bazy danych o takiej nazwie. Sprawdź zmienną DATABASE_URL.',
  EAI_AGAIN: 'Nie ma serwera bazy danych o takiej nazwie. Sprawdź zmienną DATABASE_URL.',
};

/** What a server refuses, by SQLSTATE. */
const serverSentences: Record<string, string> = {
  '28P01': refusedLogin,
  '28000': refusedLogin,
  '3D000': 'Na serwerze nie ma bazy danych o nazwie ze zmiennej DATABASE_URL. Utwórz ją poleceniem createdb.',
  '42501': 'Login ze zmiennej DATABASE_URL nie ma praw do bazy danych. Uczyń go jej właścicielem.',
  '53100': 'Na dysku serwera bazy danych nie ma miejsca. Zwolnij je i uruchom ponownie.',
  '53300': 'Serwer bazy danych nie przyjmuje więcej połączeń. Zwiększ max_connections albo zmniejsz DATABASE_POOL.',
  '57P03': 'Serwer bazy danych właśnie się uruchamia albo zatrzymuje. Spróbuj ponownie za chwilę.',
};

/** Corrupted pages, missing files, errors of the disk. */
const damage = /^(?:XX00[012]|58P01|58030)$/;

const firstOf = (error: unknown, sentenceOf: (code: string) => string | undefined): StartRefusedError | undefined => {
  for (const code of errorCodes(error)) {
    const sentence = sentenceOf(code);
    if (sentence !== undefined) return new StartRefusedError(sentence, { cause: error });
  }
  return undefined;
};

function serverSentence(code: string): string | undefined {
  if (!damage.test(code)) return serverSentences[code];
  return `Serwer bazy danych zgłosił błąd wewnętrzny lub uszkodzenie swoich plików (${code}). Sprawdź dziennik tego serwera.`;
}

function folderSentence(code: string, folder: string): string | undefined {
  if (/^E(?:ACCES|PERM|ROFS|NOTDIR|EXIST)$/.test(code)) return refusals.notWritable(folder);
  return /^(?:ENOSPC|EDQUOT|53100)$/.test(code) ? refusals.full(folder) : undefined;
}

/** Translates an error of the connection to a server, or of the server; undefined for other errors. */
export function connectionRefusal(error: unknown): StartRefusedError | undefined {
  if (error instanceof StartRefusedError) return error;
  const refusal = firstOf(error, (code) => connectionSentences[code] ?? serverSentence(code));
  return refusal ?? (isDatabaseAway(error) ? new StartRefusedError(lostConnection, { cause: error }) : undefined);
}

interface DatabasePlace {
  dataDir: string;
  database: Pick<Config['database'], 'url'>;
}

/** Translates an error of the data folder, or of the database that the configuration names; undefined for other errors. */
export function refusalOf(error: unknown, { dataDir, database }: DatabasePlace): StartRefusedError | undefined {
  if (error instanceof StartRefusedError) return error;
  const isServer = database.url !== null;
  return firstOf(error, (code) => {
    if (isServer && serverSentence(code) !== undefined) return serverSentence(code);
    return folderSentence(code, dataDir) ?? (damage.test(code) ? refusals.damaged(dataDir) : undefined);
  });
}

/** Why the process cannot listen where it should. */
export function listenRefusal(
  error: unknown,
  {
    host,
    port,
    variable = 'PORT',
  }: Pick<Config, 'host' | 'port'> & { variable?: 'PORT' | 'SITE_PORT' | 'METRICS_PORT' },
): StartRefusedError | undefined {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} jest zajęty. Zatrzymaj inny program albo wskaż inny port zmienną ${variable}.`,
    EACCES: `Proces nie ma prawa nasłuchiwać na porcie ${port}. Wskaż inny zmienną ${variable}, najlepiej powyżej 1023.`,
    EADDRNOTAVAIL: `Ten komputer nie ma adresu ${host}. Popraw zmienną HOST.`,
    ENOTFOUND: `Nie ma komputera o nazwie ${host}. Popraw zmienną HOST.`,
    EAI_AGAIN: `Nie ma komputera o nazwie ${host}. Popraw zmienną HOST.`,
  };
  return firstOf(error, (code) => sentences[code]);
}
