import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../testing/answers.ts';
import { journalEntry } from '../testing/data/journal-entry.ts';
import { renderApp } from '../testing/render-app.tsx';

const fact = (name: string, value: object) => ({ name, value });
const main = { id: 1, address: 'AE:PL-12345-67890-ABCDE-25', isMain: true, description: 'Skrzynka ogólna' };
const office = {
  id: 1,
  name: 'Gmina Jasionka',
  regon: '123456785',
  nip: '1234563218',
  phone: '+48 17 850 10 20',
  eDeliveryAddresses: [main],
  admissionHours: [{ id: 1, dayOfWeek: 1, timeFrom: '07:30', timeTo: '15:30' }],
};

it('former lists and what was empty come back into the form; a row that is gone is a new one, words are left', async () => {
  const { id: _gone, ...gone } = { ...main, id: 9, address: 'AE:PL-99999-20304-ABCDE-22', isMain: false };
  answerRecord('/api/settings/offices', office);
  answerList('/api/application/journal', [
    journalEntry({
      recordType: 'office',
      before: {
        phone: null,
        eDeliveryAddresses: [fact('główny', main), fact('drugi', { ...gone, id: 9 })],
        admissionHours: ['poniedziałek 7:30–15:30'],
      },
      after: { phone: office.phone, eDeliveryAddresses: [fact('główny', main)], admissionHours: [] },
    }),
  ]);
  const saves = recordCalls('put', '/api/settings/offices', office);
  const { person } = renderApp('/ustawienia/jednostki/dane-jednostki');
  for (const button of await screen.findAllByRole('button', { name: /^Przywróć: / })) await person.click(button);
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.body).toMatchObject({
    phone: null,
    eDeliveryAddresses: [main, gone],
    admissionHours: office.admissionHours,
  });
  expect(JSON.stringify(saves[0]?.body)).not.toContain('"id":9');
});

it('a former value of a parameter comes back into its dialog; one in words is left', async () => {
  const path = '/api/settings/system-parameters';
  const row = { id: 1, keyName: 'MaxFileSize', editorType: 'number', displayName: 'Rozmiar', labelValue: '20' };
  const parameter = { ...row, value: { value: 20, minValue: 1, maxValue: 100 } };
  answerList(path, [row]);
  answerRecord(`${path}/1`, parameter);
  answerList('/api/settings/system-parameter-groups', []);
  const change = (id: number, parameterValue: unknown) =>
    journalEntry({ id, recordType: 'systemParameter', before: { parameterValue }, after: { parameterValue: '20' } });
  answerList('/api/application/journal', [change(2, '10'), change(1, fact('7', { editorType: 'number', value: 7 }))]);
  const saves = recordCalls('put', `${path}/1`, parameter);
  const { person } = renderApp('/ustawienia/parametry-systemowe?parametr=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ustawienia parametru' }));
  await person.click(await dialog.findByRole('button', { name: 'Przywróć: wartość' }));
  await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(saves[0]?.body).toEqual({ editorType: 'number', value: { value: 7 } }));
});
