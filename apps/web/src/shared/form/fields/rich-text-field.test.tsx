import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AppForm } from '../state/app-form.ts';
import { showField, type Values } from './testing/show-field.tsx';

describe('rich text', () => {
  const field = (form: AppForm<Values>) => (
    <form.AppField name="html">{(one) => <one.RichTextField label="Treść" height={200} />}</form.AppField>
  );
  const editor = () => screen.findByRole('textbox', { name: 'Treść' });

  it('shows the content and changes nothing by being shown', async () => {
    const { value } = showField(field, { html: '<h2>Tytuł</h2><ul><li>jeden</li></ul>' });
    expect((await editor()).textContent).toBe('Tytułjeden');
    expect(value('html')).toBe('<h2>Tytuł</h2><ul><li>jeden</li></ul>');
  });

  it('has tools with Polish names, reached with the arrow keys', async () => {
    const { person } = showField(field);
    await editor();
    const toolbar = screen.getByRole('toolbar', { name: 'Formatowanie tekstu' });
    const bold = screen.getByRole('button', { name: /^Pogrubienie/ });
    expect(toolbar.contains(bold)).toBe(true);
    bold.focus();
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Kursywa/);
  });

  it('leaves the text alone, with its cursor, when a save gives the same back in another writing', async () => {
    let form: AppForm<Values> | undefined;
    showField(
      (given) => {
        form = given;
        return field(given);
      },
      { html: '<p style="text-align: center;">Uchwała &quot;A&quot;</p>' },
    );
    const line = (await editor()).querySelector('p');
    act(() => form?.setFieldValue('html', '<p style="text-align:center">Uchwała "A"</p>'));
    expect(line?.isConnected).toBe(true);
    act(() => form?.setFieldValue('html', '<p style="text-align:center">Uchwała "B"</p>'));
    expect((await editor()).textContent).toBe('Uchwała "B"');
  });

  it('is one stop of Tab away from its text, at the tool used last', async () => {
    const { person } = showField(field);
    const text = await editor();
    const bold = screen.getByRole('button', { name: /^Pogrubienie/ });
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Rodzaj akapitu' }));
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(bold);
    await person.tab();
    expect(document.activeElement).toBe(text);
    await person.tab({ shift: true });
    expect(document.activeElement).toBe(bold);
  });

  it('is locked without its tools', async () => {
    showField((form) => (
      <form.AppField name="html">
        {(one) => <one.RichTextField label="Treść" height={200} disabledReason="Artykuł jest opublikowany" />}
      </form.AppField>
    ));
    await waitFor(async () => expect((await editor()).getAttribute('aria-readonly')).toBe('true'));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
