import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const entry: AuditEntry = {
  id: 5120,
  createdDate: '2026-11-18T08:00:00.000Z',
  event: 'UserRolesChanged',
  group: 'Changes',
  operation: 'updateUser',
  userId: 4,
  userName: 'anna.nowak',
  personName: 'Anna Nowak',
  program: 'bip',
  subjectId: 9,
  subjectName: 'jan.kowalski',
  ipAddress: '192.0.2.17',
  details: ['Nadano rolę Redaktor'],
  articles: [],
  changes: [],
};

const changed: JournalEntry = {
  id: 7,
  createdDate: entry.createdDate,
  actor: { id: 4, name: 'Anna Nowak' },
  program: null,
  area: 'settings',
  operation: 'edit',
  recordType: 'office',
  recordId: 1,
  recordName: 'Urząd Gminy Jasionka',
  before: { phone: '+48 17 850 10 00' },
  after: { phone: '+48 17 850 10 20' },
  revertsEntryId: null,
  revertedByEntryId: null,
};

function recordFilters(shown: Partial<AuditEntry> = {}) {
  const requests: string[][] = [];
  server.use(
    http.get('*/api/auth/audit-entries', ({ request }) => {
      requests.push(new URL(request.url).searchParams.getAll('filters'));
      return HttpResponse.json([{ ...entry, ...shown }], { headers: { 'total-count': '1' } });
    }),
  );
  return requests;
}

describe('audit log', () => {
  it('says who did what under its day, by name, with a link to the record', async () => {
    recordFilters();
    renderApp('/dostep/dziennik', { user: { isAdmin: true } });
    const day = await screen.findByRole('region', { name: /18 listopada/ });
    const row = within(day).getByRole('listitem');
    for (const text of [
      '09:00',
      'Anna Nowak (program bip): zmieniono role użytkownika jan.kowalski',
      'Nadano rolę Redaktor',
      '192.0.2.17',
    ])
      expect(row.textContent).toContain(text);
    expect(row.querySelector('a')?.getAttribute('href')).toBe('/dostep/uzytkownicy/edytuj/9');
  });

  it('shows what a field was and what it is', async () => {
    recordFilters({
      event: 'OperationDone',
      operation: 'updateOffice',
      subjectId: null,
      subjectName: null,
      details: [],
      changes: [changed],
    });
    renderApp('/dostep/dziennik', { user: { isAdmin: true } });
    expect((await screen.findByText('„+48 17 850 10 20”')).tagName).toBe('INS');
    expect(screen.getByText('„+48 17 850 10 00”').tagName).toBe('DEL');
    expect(screen.getByRole('link', { name: 'Dane jednostki' })).toBeTruthy();
  });

  it('is narrowed to a kind of events', async () => {
    const requests = recordFilters();
    const { person, address } = renderApp('/dostep/dziennik', { user: { isAdmin: true } });
    await person.click(await screen.findByRole('radio', { name: 'Odmowy' }));
    await waitFor(() => expect(requests.at(-1)).toEqual(['group;equal;Refusals']));
    expect(address()).toContain('Refusals');
    await person.click(screen.getByRole('radio', { name: 'Wszystko' }));
    await waitFor(() => expect(requests.at(-1)).toEqual([]));
  });

  it('leads to the parameter that was changed, by its name', async () => {
    const details = ['Numer: 14', 'Nazwa: Limit plików', 'Zmieniono parametr „Limit plików”: wartość z „5” na „7”'];
    recordFilters({
      event: 'OperationDone',
      operation: 'updateSystemParameter',
      subjectId: null,
      subjectName: null,
      details,
    });
    renderApp('/dostep/dziennik', { user: { isAdmin: true } });
    const link = await screen.findByRole('link', { name: 'Limit plików' });
    expect(link.getAttribute('href')).toBe('/ustawienia/parametry-systemowe?parametr=14');
    expect(screen.getByText(/wartość z „5” na „7”/)).toBeTruthy();
  });

  it('is filtered by a period and by event, and both come back into the drawer', async () => {
    const requests = recordFilters();
    const { person } = renderApp('/dostep/dziennik?filters=event;in;SignInFailed;SignInBlocked', {
      user: { isAdmin: true },
    });
    await person.click(await screen.findByRole('button', { name: 'Filtry (1)' }));
    await person.click(await screen.findByLabelText('Data od'));
    await person.paste('1.11.2026');
    await person.click(screen.getByLabelText('Data do'));
    await person.paste('18.11.2026');
    await person.click(screen.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() =>
      expect(requests.at(-1)?.toSorted()).toEqual([
        'createdDate;greaterThanOrEqual;2026-11-01',
        'createdDate;lessThanOrEqual;2026-11-18',
        'event;in;SignInFailed;SignInBlocked',
      ]),
    );
    await person.click(await screen.findByRole('button', { name: 'Filtry (3)' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Data od')).value).toBe('01.11.2026');
    expect(screen.getByLabelText<HTMLInputElement>('Data do').value).toBe('18.11.2026');
  });

  it('rejects an invalid date without a request', async () => {
    const requests = recordFilters();
    const { person } = renderApp('/dostep/dziennik', { user: { isAdmin: true } });
    await person.click(await screen.findByRole('button', { name: 'Filtry' }));
    const from = await screen.findByLabelText('Data od');
    await person.click(from);
    await person.paste('31.02.2026');
    await person.click(screen.getByRole('button', { name: 'Zastosuj' }));
    expect(await screen.findByText('Nieprawidłowa data')).toBeTruthy();
    expect(document.activeElement).toBe(from);
    expect(requests.flat()).toEqual([]);
  });

  it('is taken to the disk as it is filtered', async () => {
    recordFilters();
    const requests: string[][] = [];
    server.use(
      http.get('*/api/auth/audit-entries/export', ({ request }) => {
        requests.push(new URL(request.url).searchParams.getAll('filters'));
        return HttpResponse.text('Data i godzina;Zdarzenie', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => 'blob:x';
        static override revokeObjectURL = () => {};
      },
    );
    const { person } = renderApp('/dostep/dziennik?filters=event;in;SignInFailed', { user: { isAdmin: true } });
    await person.click(await screen.findByRole('button', { name: 'Eksportuj do CSV' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^dziennik-zdarzen-\d{4}-\d\d-\d\d\.csv$/)]));
    expect(requests).toEqual([['event;in;SignInFailed']]);
  });

  it('is for administrators only', async () => {
    const { address } = renderApp('/dostep/dziennik');
    await waitFor(() => expect(address()).toBe('/'));
  });
});
