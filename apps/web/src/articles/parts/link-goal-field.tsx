import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import type { AppForm } from '../../shared/form/app-form.ts';
import { FieldError } from '../../shared/form/field-error.tsx';
import { useField } from '../../shared/form/use-field.ts';
import { ArticlePicker } from '../../shared/pickers/article-picker.tsx';
import { CategoryPicker } from '../../shared/pickers/category-picker.tsx';
import { Button } from '../../shared/ui/button.tsx';
import type { LinkValue } from '../article-form-model.ts';

interface LinkGoalFieldProps {
  form: AppForm<LinkValue>;
  kind: 'category' | 'article';
  language: string;
}

const texts = {
  category: { label: 'Kategoria', choose: 'Wybierz kategorię', picker: 'Kategoria, do której prowadzi łącze' },
  article: { label: 'Artykuł', choose: 'Wybierz artykuł', picker: 'Artykuł, do którego prowadzi łącze' },
} as const;

/** What the link leads to, chosen in a picker; its name is offered as the link's own. */
export function LinkGoalField({ form, kind, language }: LinkGoalFieldProps) {
  const { label, choose, picker } = texts[kind];
  const { id, value, set, error, describedBy } = useField<number | null>({ label });
  const goal = useStore(form.store, ({ values }) => values.goal);
  const [isPicking, setPicking] = useState(false);

  function pick(picked: { id: number; name: string; goal: string } | undefined) {
    setPicking(false);
    set(picked?.id ?? null);
    form.setFieldValue('goal', picked?.goal ?? '');
    if (!picked) return;
    if (form.state.values.displayText === '') form.setFieldValue('displayText', picked.name);
    if (form.state.values.title === '') form.setFieldValue('title', picked.name);
  }

  const common = { title: picker, lang: language, selected: [], isSingle: true, onClose: () => setPicking(false) };
  return (
    <div className="field">
      <span id={`${id}-label`} className="field-label">
        {label}
        <span className="required" aria-hidden="true">
          {' '}
          *
        </span>
      </span>
      <div className="flex flex-wrap align-items-center gap-2">
        <span id={`${id}-goal`} className="flex-1 min-w-0">
          {value === null ? 'Nie wybrano' : goal || `nr ${value}`}
        </span>
        <Button
          id={id}
          label={value === null ? choose : 'Zmień'}
          icon="search"
          aria-describedby={`${id}-label ${id}-goal ${describedBy}`}
          aria-invalid={error !== undefined || undefined}
          onClick={() => setPicking(true)}
        />
      </div>
      <FieldError id={describedBy} error={error} />
      {isPicking && kind === 'category' && (
        <CategoryPicker
          {...common}
          withExclusions={false}
          onPick={([one]) => pick(one && { id: one.id, name: one.displayText, goal: one.path })}
        />
      )}
      {isPicking && kind === 'article' && (
        <ArticlePicker {...common} onPick={([one]) => pick(one && { id: one.id, name: one.title, goal: one.title })} />
      )}
    </div>
  );
}
