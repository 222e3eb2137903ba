// Files that bip leaves behind: plans, journals and CSV. None has the number of a person that a title or a refused row has.
import { expect, test } from 'vitest';
import { csvPrinter } from '../output/csv-printer.ts';
import { shownItem } from './plan.ts';

const pesel = '44051401359';
const item = { id: 7, name: `Decyzja ${pesel}`, from: 'Szkic', to: 'Opublikowany' };

test('an item keeps no number in its name and in what is said of it', () => {
  const said = { errors: [`Nazwa ${pesel}`], despite: [`numer ${pesel}`], warnings: [pesel] };
  const shown = shownItem({ ...item, ...said, data: { name: pesel } });
  expect(JSON.stringify(shown)).not.toContain(pesel);
  expect(shown).toMatchObject({ id: 7, name: 'Decyzja 44•••', errors: ['Nazwa 44•••'] });
});

test('what will be sent stays whole', () => {
  const data = { reason: 'wyrok nakazuje publikację', name: pesel };
  expect(shownItem({ ...item, data })).toEqual({ ...item, name: 'Decyzja 44•••', data });
});

test('a table that is saved as CSV has none', () => {
  let text = '';
  const printer = csvPrinter<{ title: string }>(
    (part) => {
      text += part;
    },
    { columns: [{ heading: 'TYTUŁ', value: ({ title }) => title }], id: () => null },
  );
  printer.print({ title: item.name });
  expect(text).toBe('\ufeffTYTUŁ\r\nDecyzja 44•••\r\n'.slice(text.startsWith('\ufeff') ? 0 : 1));
});
