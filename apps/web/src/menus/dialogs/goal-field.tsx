import { useState } from 'react';
import { FieldError } from '../../shared/form/field-error.tsx';
import { useField } from '../../shared/form/use-field.ts';
import { ArticlePicker } from '../../shared/pickers/article-picker.tsx';
import { CategoryPicker } from '../../shared/pickers/category-picker.tsx';
import { Button } from '../../shared/ui/button.tsx';

const texts = {
  category: { label: 'Kategoria', choose: 'Wybierz kategorię', none: 'Własne miejsce na artykuły' },
  article: { label: 'Artykuł', choose: 'Wybierz artykuł', none: 'Nie wybrano' },
} as const;

interface GoalFieldProps {
  kind: keyof typeof texts;
  /** ISO code. */
  lang: string;
  isOptional?: boolean;
}

/** The category or article that a category leads to, chosen in a picker. */
export function GoalField({ kind, lang, isOptional = false }: GoalFieldProps) {
  const { label, choose, none } = texts[kind];
  const { id, value, set, error, describedBy } = useField<number | null>({ label });
  const [name, setName] = useState<string>();
  const [isPicking, setPicking] = useState(false);

  function pick(picked: { id: number; name: string } | undefined) {
    setPicking(false);
    set(picked?.id ?? null);
    setName(picked?.name);
  }
  const picker = { title: choose, lang, selected: [], isSingle: true, onClose: () => setPicking(false) };
  return (
    <div className="field">
      <span id={`${id}-label`} className="field-label">
        {label}
        {!isOptional && (
          <span className="required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </span>
      <div className="flex flex-wrap align-items-center gap-2">
        <span id={`${id}-goal`} className="flex-1 min-w-0">
          {value === null ? (isOptional ? none : 'Nie wybrano') : (name ?? `nr ${value}`)}
        </span>
        {value !== null && isOptional && <Button variant="text" label="Usuń wybór" onClick={() => pick(undefined)} />}
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
          {...picker}
          withExclusions={false}
          onPick={([one]) => pick(one && { id: one.id, name: one.path })}
        />
      )}
      {isPicking && kind === 'article' && (
        <ArticlePicker {...picker} onPick={([one]) => pick(one && { id: one.id, name: one.title })} />
      )}
    </div>
  );
}
