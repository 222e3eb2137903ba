// Where a dialog begins is one rule of apps/web/src/shared/ui/dialogs/beginning-of-dialog.ts, and no dialog has another.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../../apps/web/src');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file));
const dialogs = files.filter((file) => /<Dialog\b/.test(read(file)));

test('the dialogs are found', () => expect(dialogs.length).toBeGreaterThan(25));

const field = /<(?:TextInput|Textarea|ReasonField|Select|Checkbox|Switch|RadioGroup|NumberInput|DateTime)\w*\b/g;

test.each(dialogs)('%s leaves where it begins to the rule', (file) => {
  const text = read(file);
  expect(text).not.toMatch(/data-pc-autofocus|onShow=/);
  // a field may take the focus before the dialog is drawn, the first one only
  const [first, ...others] = [...text.matchAll(field)].map(({ index }) =>
    /^[^<]*?\sautoFocus/.test(text.slice(index + 1)),
  );
  expect(first === undefined ? [] : others.filter((isAsking) => isAsking)).toEqual([]);
});

test('no other part uses the dialog of PrimeReact', () => {
  expect(files.filter((file) => read(file).includes("from 'primereact/dialog'"))).toEqual([
    'shared/ui/dialogs/dialog-panel.tsx',
  ]);
});
