import { expect, test } from 'vitest';
import { type ReaderText, readerTextHint } from './reader-text-hint.ts';

test.each<[ReaderText, RegExp | null]>([
  [{ title: '' }, null],
  [{ title: 'Program Czyste Powietrze: dofinansowanie' }, null],
  [{ title: 'baner_2026.PNG' }, /nazwę pliku/],
  [{ title: 'Rynek', fileName: 'rynek.jpg' }, /nazwę pliku/],
  [{ title: 'Rynek w Jasionce', fileName: 'rynek.jpg' }, null],
  [{ title: ' załatw sprawę ', displayText: 'Załatw sprawę' }, /taki sam jak nazwa/],
  [{ title: 'Karty usług', displayText: 'Załatw sprawę' }, null],
  [{ title: 'Karty usług', others: ['karty usług'] }, /inny element strony/],
  [{ title: 'Karty usług', others: ['Ogłoszenia'] }, null],
])('%j', (text, hint) => {
  const said = readerTextHint(text);
  if (hint === null) expect(said).toBeNull();
  else expect(said).toMatch(hint);
});
