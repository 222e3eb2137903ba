// A field that was found in the settings is shown and has the focus.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerList, answerRecord } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { footerServer } from '../footer/testing/footer-server.ts';
import { fieldEntries } from './screen-entries.ts';

const settings = '/api/settings';
const parameter = {
  id: 3,
  keyName: 'SessionTimeout',
  displayName: 'Czas bezczynności sesji użytkownika',
  labelValue: '15',
  editorType: 'session',
  value: { enabled: true, value: 15, minValue: 5, maxValue: 120 },
};
const person = {
  id: 9,
  fullName: 'Łucja Zając',
  jobPosition: 'Sekretarz',
  rawDescription: null,
  languageId: 1,
  officeContactPhotoId: null,
  officeContactPhoto: null,
  order: 0,
  isSystem: false,
};

beforeEach(() => {
  const none = Object.fromEntries(['officeName', 'phone', 'peppolNumber'].map((name) => [name, null]));
  answerRecord(`${settings}/offices`, {
    ...none,
    id: 1,
    name: 'Gmina',
    regon: '123456785',
    nip: '1234563218',
    eDeliveryAddresses: [],
    admissionHours: [{ id: 1, dayOfWeek: 1, timeFrom: '07:30', timeTo: '15:30' }],
  });
  answerRecord(`${settings}/office-contacts/PL`, [person]);
  answerRecord(`${settings}/app-images`, {
    bigLogo: null,
    smallLogo: null,
    background: null,
    euCollectionImages: [],
    showUseImage: false,
    useImage: false,
    useGradient: false,
  });
  answerList(`${settings}/system-parameters`, [parameter]);
  answerRecord(`${settings}/system-parameters/3`, parameter);
  answerList(`${settings}/system-parameter-groups`, []);
  footerServer();
});

/** What has the focus: its label, or its text. */
function focused(): string {
  const element = document.activeElement;
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  const named = document.getElementById(element?.getAttribute('aria-labelledby') ?? '')?.textContent;
  return label ?? named ?? element?.textContent ?? '';
}

const office = '/ustawienia/jednostki/dane-jednostki';
const contacts = '/ustawienia/dane-kontaktowe';
const footer = '/ustawienia/stopka-systemu';

it.each([
  ['/ustawienia/parametry-systemowe?parametr=3&pole=value.value', 'Minuty bezczynności'],
  ['/ustawienia/parametry-systemowe?parametr=3&pole=value.enabled', 'Wylogowuj bezczynnych użytkowników'],
  [`${office}?pole=phone`, 'Telefon'],
  [`${office}?pole=timeFrom`, 'Godz. od'],
  [`${office}?pole=admissionHours`, 'Dodaj godziny'],
  [`${office}?pole=address`, 'Adres'],
  [`${contacts}?pole=jobPosition`, 'Stanowisko'],
  ['/ustawienia/jednostki/kierownictwo-w-jednostce?pole=officeContactPhotoId', 'Zdjęcie'],
  ['/ustawienia/grafiki?pole=smallLogoId', 'Małe logo'],
  ['/ustawienia/grafiki?pole=useGradient', 'Użyj gradientu'],
  [`${footer}?pole=content.office`, 'Nazwa jednostki'],
  [`${footer}?pole=isActive`, 'Aktywny'],
])('%s leads to «%s»', async (address, label) => {
  renderApp(address);
  await waitFor(() => expect(focused()).toMatch(new RegExp(`^${label}( \\*)?$`)));
});

it('the dialog of an asked field closes for good', async () => {
  const app = renderApp(`${contacts}?pole=jobPosition`);
  await screen.findByRole('dialog', { name: 'Łucja Zając' });
  await app.person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('fields of the single forms have their names', () => {
  const screens = [office, contacts, footer, '/ustawienia/grafiki'];
  const nameless = fieldEntries.filter(({ to, search }) => screens.includes(to) && search === undefined);
  expect(nameless).toEqual([]);
});
