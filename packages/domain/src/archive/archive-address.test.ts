import { describe, expect, test } from 'vitest';
import { ancestorPaths, archivePathOf, isArchiveFile } from './archive-address.ts';

const host = 'http://archiwum.jasionka.example';

describe('path of an address in the archive', () => {
  test.each([
    [host, ''],
    [`${host}/`, ''],
    [`${host}/urzad`, '/urzad'],
    [`${host}/urzad/`, '/urzad'],
    [`${host}/urzad/#tresc`, '/urzad'],
    [`${host}/urzad/?id=5`, '/urzad?id=5'],
    [`${host}/?id=5`, '?id=5'],
    [`${host}/ogłoszenia`, '/og%C5%82oszenia'],
    [`${host}/og%c5%82oszenia`, '/og%C5%82oszenia'],
    [`${host}/urzad/../gops`, '/gops'],
    ['HTTP://ARCHIWUM.jasionka.example:80/urzad', '/urzad'],
    ['https://archiwum.jasionka.example/urzad', '/urzad'],
    ['http://archiwum.jasionka.example:8080/urzad', null],
    ['http://archiwum.jasionka.example.evil.example/urzad', null],
    ['http://ktos:haslo@archiwum.jasionka.example/urzad', null],
    ['ftp://archiwum.jasionka.example/urzad', null],
    ['javascript:alert(1)', null],
    ['archiwum.jasionka.example/urzad', null],
    ['/urzad', null],
    ['', null],
    [`${host}/${'x'.repeat(1990)}`, null],
    [`${host}/${'ł'.repeat(900)}`, null],
  ])('%s: %s', (address, path) => {
    expect(archivePathOf(address, host)).toBe(path);
  });

  test.each([
    ['http://localhost:4300/archiwum', ''],
    ['http://localhost:4300/archiwum/urzad', '/urzad'],
    ['http://localhost:4300/archiwum2/urzad', null],
    ['http://localhost:4300/archiwum/../api', null],
    ['http://localhost:4300/', null],
  ])('in an archive that is a folder: %s: %s', (address, path) => {
    expect(archivePathOf(address, 'http://localhost:4300/archiwum')).toBe(path);
  });
});

test.each([
  ['', []],
  ['/urzad', []],
  ['/urzad/budzet', ['/urzad']],
  ['/urzad/budzet/2014', ['/urzad/budzet', '/urzad']],
  ['/urzad?id=5', ['/urzad']],
  ['/urzad/budzet?a=/b/c', ['/urzad/budzet', '/urzad']],
  ['?id=5', []],
])('ancestors of %j: %j', (path, above) => {
  expect(ancestorPaths(path)).toEqual(above);
});

test.each([
  ['/urzad/uchwala.pdf', true],
  ['/urzad/UCHWALA.PDF', true],
  ['/urzad/uchwala.pdf?wersja=2', true],
  ['/urzad/uchwala', false],
  ['/urzad/index.html', false],
  ['/index.php?plik=uchwala.pdf', false],
  ['/bip.jasionka.pl', false],
  ['', false],
])('%s is a file: %s', (path, isFile) => {
  expect(isArchiveFile(path)).toBe(isFile);
});
