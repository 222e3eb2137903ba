import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppForm } from '../state/app-form.ts';
import { showField, type Values } from './testing/show-field.tsx';

describe('a date and time', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });

  const field = (edge: 'start' | 'end', time?: 'seconds') => (form: AppForm<Values>) => (
    <form.AppField name="moment">
      {(one) => <one.DateTimeField label="Publikacja do" edge={edge} time={time} required />}
    </form.AppField>
  );

  it('is typed as the clock in Warsaw shows it and held as a moment', async () => {
    const { person, value } = showField(field('end', 'seconds'));
    const input = screen.getByLabelText<HTMLInputElement>(/^Publikacja do/);
    await person.type(input, '2026-12-04 15:00');
    await person.tab();
    expect(value('moment')).toBe('2026-12-04T14:00:59.000Z');
    expect(input.value).toBe('2026-12-04 15:00:59');
  });

  it('has no seconds unless they are asked for', async () => {
    const { person, value } = showField(field('end'));
    const input = screen.getByLabelText<HTMLInputElement>(/^Publikacja do/);
    await person.type(input, '2026-12-04 15:00');
    await person.tab();
    expect(value('moment')).toBe('2026-12-04T14:00:59.000Z');
    expect(input.value).toBe('04.12.2026 15:00');
  });

  it('keeps invalid dates as typed, with an error', async () => {
    const { person, value } = showField(field('start'));
    const input = screen.getByLabelText<HTMLInputElement>(/^Publikacja do/);
    await person.type(input, 'jutro');
    await person.tab();
    expect(await screen.findByText('Nieprawidłowa data')).toBeTruthy();
    expect([input.value, value('moment')]).toEqual(['jutro', 'jutro']);
  });

  it('is today or now at a press', async () => {
    const { person, value } = showField(field('start'));
    const input = screen.getByLabelText<HTMLInputElement>(/^Publikacja do/);
    await person.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }));
    await person.click(screen.getByRole('button', { name: 'Dziś', hidden: true }));
    expect(input.value).toMatch(/^\d\d\.\d\d\.\d{4} 00:00$/);
    await person.click(screen.getByRole('button', { name: 'Teraz', hidden: true }));
    expect(Math.abs(Date.parse(String(value('moment'))) - Date.now())).toBeLessThan(120_000);
    expect(screen.queryByRole('group', { name: 'Kalendarz' })).toBeNull();
  });

  it('can be picked; Escape closes the calendar and gives the focus back', async () => {
    const { person, value } = showField(field('start'), { moment: '2026-11-20T07:30:00.000Z' });
    const opener = screen.getByRole('button', { name: 'Otwórz kalendarz' });
    await person.click(opener);
    expect(opener).toBe(screen.getByRole('button', { name: 'Zamknij kalendarz' }));
    fireEvent.click(await screen.findByText('23'));
    expect(value('moment')).toBe('2026-11-23T07:30:00.000Z');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Kalendarz' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
