import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerRecord, recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

const path = '/api/settings/offices';
const main = { id: 1, address: 'AE:PL-12345-67890-ABCDE-25', isMain: true, description: 'Skrzynka ogólna' };
const second = { id: 2, address: 'AE:PL-20304-50607-JASIO-22', isMain: false, description: null };
const nothing = Object.fromEntries(
  [
    ...['officeName', 'jstCodeTeryt', 'peppolNumber', 'bankAccountNumber', 'phone', 'fax', 'email', 'webSiteWWW'],
    ...['officeBoxEpuap', 'receivingDocumentPlace', 'country', 'province', 'district', 'commune', 'city', 'street'],
    ...['streetNumber', 'flat', 'zipCode', 'zipCodeCity'],
  ].map((name) => [name, null]),
);
const stored = {
  ...nothing,
  id: 1,
  name: 'Gmina Jasionka',
  regon: '123456785',
  nip: '1234563218',
  eDeliveryAddresses: [main, second],
  admissionHours: [{ id: 1, dayOfWeek: 1, timeFrom: '07:30', timeTo: '15:30' }],
};

async function open(changes: object = {}, parameters: object = {}) {
  answerRecord(path, { ...stored, ...changes });
  const saves = recordCalls('put', path, stored);
  const app = renderApp('/ustawienia/jednostki/dane-jednostki', { parameters });
  await screen.findByRole('heading', { name: 'Dane jednostki', level: 1 });
  return { ...app, saves };
}

const button = (name: string) => screen.getByRole('button', { name });
const reasonOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

it('the place where documents are taken is one line, as it is stored', async () => {
  await open();
  expect(screen.getByLabelText(/^Miejsce przyjmowania dokumentów/).tagName).toBe('INPUT');
});

it('has five sections and their uses, also at the address with edytuj/{id}', async () => {
  answerRecord(path, stored);
  renderApp('/ustawienia/jednostki/dane-jednostki/edytuj/1');
  await screen.findByRole('heading', { name: 'Dane jednostki', level: 1 });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(
    expect.arrayContaining([
      'Informacje ogólne',
      'Dane kontaktowe',
      'Adresy do doręczeń elektronicznych',
      'Dane teleadresowe',
      'Godziny przyjęć interesantów',
      'Gdzie użyte są te dane',
    ]),
  );
});

it('formats typed text with the masks and sends normalised values', async () => {
  const { person, saves } = await open();
  await person.type(screen.getByLabelText(/^Telefon/), '178501020');
  await person.type(screen.getByLabelText(/^Kod pocztowy/), '36002');
  await person.type(screen.getByLabelText(/^Numer konta/), '61 1090 1014 0000 0712 1981 2874');
  await person.click(button('Zapisz'));
  await waitFor(() =>
    expect(saves[0]?.body).toMatchObject({
      phone: '+48 17 850 10 20',
      zipCode: '36-002',
      bankAccountNumber: '61109010140000071219812874',
      officeName: null,
      eDeliveryAddresses: [main, second],
    }),
  );
  expect(await screen.findByText('Dane jednostki zostały zapisane')).toBeTruthy();
});

it.each([
  [/^Nazwa jednostki/, '{Backspace}'.repeat(14), 'Pole wymagane'],
  [/^NIP/, '{Backspace}9', 'Nieprawidłowy numer NIP'],
  [/^REGON/, '{Backspace}6', 'Nieprawidłowy numer REGON'],
  [/^Kod TERYT/, '12a', 'Tylko cyfry'],
  [/^Numer PEPPOL/, '123456789012', 'Nieprawidłowy numer PEPPOL'],
  [/^Strona WWW/, 'abc', 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl'],
  [/^Telefon/, '17 850', 'Uzupełnij prawidłowo pole'],
  [/^E-mail/, 'abc', 'Wpisz poprawny email'],
  [/^Kod pocztowy/, '000', 'Niepoprawny format kodu pocztowego'],
  [/^Poczta/, 'Kraków 1', 'Wpisz nazwę miasta'],
])('%s %s: %s', async (label, typed, message) => {
  const { person } = await open();
  await person.type(screen.getByLabelText(label), typed);
  await person.tab();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(button('Zapisz').getAttribute('aria-disabled')).toBe('true');
});

it.each([
  [/^Nazwa jednostki/, 201, 'Maksymalnie 200 znaków'],
  [/^Nazwa urzędu/, 201, 'Maksymalnie 200 znaków'],
  [/^Numer konta/, 27, 'Numer konta bankowego nie może przekraczać 26 znaków'],
])('%s of %d characters: %s', async (label, length, message) => {
  const { person } = await open({ name: '' });
  await person.click(screen.getByLabelText(label));
  await person.paste('1'.repeat(length));
  await person.tab();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(button('Zapisz').getAttribute('aria-disabled')).toBe('true');
});

it('warns of an invalid account number and GLN, and saves them', async () => {
  const { person, saves } = await open();
  await person.type(screen.getByLabelText(/^Numer konta/), '61109010140000071219812870');
  await person.type(screen.getByLabelText(/^Numer PEPPOL/), '5901234123450');
  expect(screen.getByText(/To nie jest poprawny polski numer konta/)).toBeTruthy();
  expect(screen.getByText(/Cyfra kontrolna numeru GLN się nie zgadza/)).toBeTruthy();
  await person.click(button('Zapisz'));
  await waitFor(() => expect(saves).toHaveLength(1));
});

describe('e-delivery addresses', () => {
  const tick = (address: string) => screen.getByRole('checkbox', { name: `Zaznacz: ${address}` });

  it('show why a button is disabled', async () => {
    const { person } = await open();
    expect(reasonOf(button('Usuń'))).toContain('Wybierz adres do usunięcia');
    expect(reasonOf(button('Ustaw jako główny'))).toContain('Wybierz jeden adres');
    await person.click(tick(main.address));
    expect(reasonOf(button('Usuń'))).toContain('Aby usunąć adres główny, zaznacz wszystkie adresy');
    expect(reasonOf(button('Ustaw jako główny'))).toContain('Wybrany adres jest już adresem głównym');
    await person.click(tick(second.address));
    expect(button('Usuń').getAttribute('aria-disabled')).toBeNull();
  });

  it('cannot be more than five', async () => {
    const five = [
      main,
      ...[1, 2, 3, 4].map((n) => ({ ...second, id: n + 1, address: `AE:PL-0000${n}-00000-AAAAA-01` })),
    ];
    await open({ eDeliveryAddresses: five });
    expect(reasonOf(button('Dodaj adres'))).toContain('Maksymalna ilość adresów wynosi 5');
  });

  it('are counted in the question before their removal', async () => {
    const five = [
      main,
      ...[1, 2, 3, 4].map((n) => ({ ...second, id: n + 1, address: `AE:PL-0000${n}-00000-AAAAA-01` })),
    ];
    const { person } = await open({ eDeliveryAddresses: five });
    for (const { address } of five) await person.click(tick(address));
    await person.click(button('Usuń'));
    expect(await screen.findByRole('alertdialog', { name: 'Usunąć 5 adresów?' })).toBeTruthy();
  });

  it('have exactly one main address', async () => {
    const { person, saves } = await open();
    await person.click(tick(second.address));
    await person.click(button('Ustaw jako główny'));
    await person.click(button('Zapisz'));
    await waitFor(() =>
      expect(saves[0]?.body).toMatchObject({
        eDeliveryAddresses: [
          { id: 1, isMain: false },
          { id: 2, isMain: true },
        ],
      }),
    );
  });

  it('are added in a dialog that requires a valid and unique address, and warns of wrong check digits', async () => {
    const { person, saves } = await open();
    await person.click(button('Dodaj adres'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowy adres do doręczeń elektronicznych' }));
    const add = dialog.getByRole('button', { name: 'Dodaj adres' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    const field = dialog.getByLabelText(/^Adres/);
    await person.type(field, '1234567890abcde25');
    await person.tab();
    expect(await dialog.findByText('Podany adres już istnieje na liście')).toBeTruthy();
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await person.clear(field);
    await person.type(field, '1234567890abcdf25');
    expect(await dialog.findByText(/Cyfry kontrolne adresu się nie zgadzają/)).toBeTruthy();
    const description = dialog.getByLabelText(/^Opis/);
    await person.click(description);
    await person.paste('x'.repeat(201));
    await person.tab();
    expect(await dialog.findByText('Maksymalnie 200 znaków')).toBeTruthy();
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await person.clear(description);
    await person.click(add);
    await person.click(button('Zapisz'));
    await waitFor(() =>
      expect(saves[0]?.body).toMatchObject({
        eDeliveryAddresses: [main, second, { address: 'AE:PL-12345-67890-ABCDF-25', isMain: false, description: null }],
      }),
    );
  });
});

describe('admission hours', () => {
  it('have no default day and must not overlap those of the same day', async () => {
    const { person, saves } = await open();
    await person.click(button('Dodaj godziny'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Godziny przyjęć' }));
    const day = dialog.getByLabelText<HTMLSelectElement>(/^Dzień tygodnia/);
    expect(day.value).toBe('-1');
    expect(day.options).toHaveLength(8);
    const add = dialog.getByRole('button', { name: 'Dodaj godziny' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await person.type(dialog.getByLabelText(/^Godz. od/), '{Enter}');
    expect(await dialog.findByText('Wybierz dzień tygodnia')).toBeTruthy();
    expect(dialog.getAllByText('Pole wymagane')).toHaveLength(2);
    await person.selectOptions(day, '1');
    await person.type(dialog.getByLabelText(/^Godz. od/), '1500');
    await person.type(dialog.getByLabelText(/^Godz. do/), '0800');
    expect(await dialog.findByText('Godz. do musi być później niż godz. od')).toBeTruthy();
    await person.clear(dialog.getByLabelText(/^Godz. do/));
    await person.type(dialog.getByLabelText(/^Godz. do/), '1700');
    expect(await dialog.findByText('Godziny tego dnia nachodzą na siebie')).toBeTruthy();
    await person.clear(dialog.getByLabelText(/^Godz. od/));
    await person.type(dialog.getByLabelText(/^Godz. od/), '1600');
    await person.click(add);
    await person.click(button('Usuń: poniedziałek 07:30–15:30'));
    await person.click(button('Zapisz'));
    await waitFor(() =>
      expect(saves[0]?.body).toMatchObject({ admissionHours: [{ dayOfWeek: 1, timeFrom: '16:00', timeTo: '17:00' }] }),
    );
  });
});

it('when integrated with ASW only two numbers can be changed and are sent', async () => {
  const { person, saves } = await open({ nip: 'stary' }, { isIntegratedWithASW: true });
  expect(screen.getByLabelText<HTMLInputElement>(/^Nazwa jednostki/).readOnly).toBe(true);
  expect(reasonOf(button('Dodaj adres'))).toContain('Nie można dodać adresu');
  expect(reasonOf(button('Usuń'))).toContain('Nie można usunąć adresu');
  expect(reasonOf(button('Ustaw jako główny'))).toContain('Nie można zmienić adresu głównego');
  expect(reasonOf(button('Dodaj godziny'))).toContain('Dane pochodzą ze zintegrowanego systemu ASW');
  await person.type(screen.getByLabelText(/^Numer PEPPOL/), '1234563218');
  await person.click(button('Zapisz'));
  await waitFor(() => expect(saves[0]?.body).toEqual({ peppolNumber: '1234563218', bankAccountNumber: null }));
});
