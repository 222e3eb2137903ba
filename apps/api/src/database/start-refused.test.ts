import { expect, test } from 'vitest';
import { connectionRefusal, listenRefusal, refusalOf } from './start-refused.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });
const embedded = { dataDir: '/dane', database: { url: null } };
const server = { dataDir: '/dane', database: { url: 'postgres://baza/x' } };

test.each([
  ['XX001', embedded, /w folderze \/dane, bo jej pliki są uszkodzone/],
  ['58P01', embedded, /w folderze \/dane, bo jej pliki są uszkodzone/],
  ['XX000', server, /^Serwer bazy danych zgłosił błąd wewnętrzny lub uszkodzenie swoich plików \(XX000\)/],
  ['58P01', server, /^Serwer bazy danych zgłosił .* \(58P01\)/],
  ['53100', embedded, /Na dysku z folderem danych \/dane/],
  ['53100', server, /Na dysku serwera bazy danych/],
  ['ENOSPC', server, /Na dysku z folderem danych \/dane/],
  ['EROFS', server, /Nie można zapisywać w folderze danych \/dane/],
  ['42501', server, /nie ma praw do bazy danych/],
])('%s is told as what it is', (code, config, sentence) => {
  expect(refusalOf(new Error('Failed query', { cause: withCode(code) }), config)?.message).toMatch(sentence);
});

test.each(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT'])('%s is the database only while it is connected to', (code) => {
  expect(connectionRefusal(withCode(code))?.message).toMatch(/DATABASE_URL/);
  // a mail server, a bucket, an identity provider
  for (const config of [embedded, server]) expect(refusalOf(withCode(code), config)).toBeUndefined();
});

test.each([withCode('57P01'), new Error('Connection terminated unexpectedly')])('%s: the server went away', (error) => {
  expect(connectionRefusal(error)?.message).toMatch(/^Serwer bazy danych przerwał połączenie/);
});

test('a port that cannot be had is not a data folder without rights', () => {
  expect(listenRefusal(withCode('EACCES'), { host: 'localhost', port: 80 })?.message).toMatch(/na porcie 80/);
});
