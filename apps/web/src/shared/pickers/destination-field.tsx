import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useState } from 'react';
import { FieldError } from '../form/frames/field-error.tsx';
import { useField } from '../form/state/use-field.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ArticlePicker } from './article-picker.tsx';
import { CategoryPicker } from './category-picker.tsx';

const texts = {
  category: { label: 'Kategoria', choose: 'Wybierz kategorię' },
  article: { label: 'Artykuł', choose: 'Wybierz artykuł' },
} as const;

/** Category or article that a link leads to. */
export interface Destination {
  id: number;
  name: string;
  /** Names from the first level on; of an article its title. */
  path: string;
}

interface DestinationFieldProps {
  kind: keyof typeof texts;
  /** ISO code. */
  lang: string;
  /** Title of the picker; by default the label of its button. */
  pickerTitle?: string;
  /** Path of the stored destination; without it the field shows its id. */
  path?: string;
  /** Shown when nothing is chosen. The field is then optional. */
  emptyLabel?: string;
  onPick?: (picked: Destination | undefined) => void;
  /** Statuses of the articles to choose from; by default any. */
  statuses?: ArticleStatus[];
}

/** Field with the id of a category or article, chosen in a picker. */
export function DestinationField({
  kind,
  lang,
  pickerTitle,
  path,
  emptyLabel,
  onPick,
  statuses,
}: DestinationFieldProps) {
  const { label, choose } = texts[kind];
  const isOptional = emptyLabel !== undefined;
  const { id, value, set, error, describedBy } = useField<number | null>({ label });
  const [picked, setPicked] = useState<Destination>();
  const [isPicking, setPicking] = useState(false);

  function pick(destination: Destination | undefined) {
    setPicking(false);
    set(destination?.id ?? null);
    setPicked(destination);
    onPick?.(destination);
  }
  const shownPath = (picked?.id === value ? picked?.path : path) || `nr ${value}`;
  const picker = {
    title: pickerTitle ?? choose,
    lang,
    selected: [],
    isSingle: true,
    onClose: () => setPicking(false),
  };
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
        <span id={`${id}-destination`} className="flex-1 min-w-0">
          {value === null ? (emptyLabel ?? 'Nie wybrano') : shownPath}
        </span>
        {value !== null && isOptional && <Button variant="text" label="Usuń wybór" onClick={() => pick(undefined)} />}
        <Button
          id={id}
          label={value === null ? choose : 'Zmień'}
          icon="search"
          aria-describedby={`${id}-label ${id}-destination ${describedBy}`}
          aria-invalid={error !== undefined || undefined}
          onClick={() => setPicking(true)}
        />
      </div>
      <FieldError id={describedBy} error={error} />
      {isPicking && kind === 'category' && (
        <CategoryPicker
          {...picker}
          withExclusions={false}
          onPick={([one]) => pick(one && { id: one.id, name: one.displayText, path: one.path })}
        />
      )}
      {isPicking && kind === 'article' && (
        <ArticlePicker
          {...picker}
          statuses={statuses}
          onPick={([one]) => pick(one && { id: one.id, name: one.title, path: one.title })}
        />
      )}
    </div>
  );
}
