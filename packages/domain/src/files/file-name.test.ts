import { expect, test } from 'vitest';
import { fileNameIn } from './file-name.ts';

test.each([
  ['C:\\pisma\\uchwala.pdf', 'uchwala.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['uchwa\u0142a z\u0307.pdf', 'uchwała ż.pdf'],
  ['faktura\u202efdp.exe', 'fakturafdp.exe'],
  ['mapa\u200b\u{e0041}\u0007.png', 'mapa.png'],
  ['می\u200cخواهم.png', 'می\u200cخواهم.png'],
  ['👩\u200d👧.png', '👩\u200d👧.png'],
])('%j is called %j', (given, name) => {
  expect(fileNameIn(given)).toBe(name);
  expect(fileNameIn(name)).toBe(name);
});
