import '../../shared/ui/page/chip.css';
import '../../shared/ui/page/cut-text.css';
import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import type { ArticleCategory } from '@redakcja/generated/model/articleCategory';
import { useRef, useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { useField } from '../../shared/form/state/use-field.ts';
import { CategoryPicker, heldCategory } from '../../shared/pickers/category-picker.tsx';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { useRowFocus } from '../../shared/ui/focus/use-row-focus.ts';
import { Hint } from '../../shared/ui/messages/hint.tsx';
import { LiveRegion } from '../../shared/ui/messages/live-region.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import type { SectionProps } from './section-props.ts';

/** Categories of both menus, the main one first. */
export function ArticleCategories({ form, locks, language }: SectionProps) {
  return (
    <form.AppField name="categories">
      {() => <Categories language={language} disabledReason={locks.categories.reason ?? undefined} />}
    </form.AppField>
  );
}

const label = articleFieldLabels.categories;
const pathsOf = (categories: readonly ArticleCategory[]) => categories.map((one) => one.path).join('\n');

function Categories({ language, disabledReason }: { language: string; disabledReason: string | undefined }) {
  const { user } = useSession();
  const { value, set, blur, error, describedBy } = useField<ArticleCategory[]>({ label }, pathsOf);
  const [isPicking, setPicking] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const rowFocused = useRowFocus(list, value.length);

  function change(categories: ArticleCategory[]) {
    set(categories);
    blur();
  }

  return (
    <Card
      title={label}
      aside={value.length}
      actions={
        <Button
          label="Dodaj"
          icon="plus"
          variant="text"
          disabledReason={disabledReason}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined || undefined}
          onClick={() => setPicking(true)}
        />
      }
    >
      {value.length === 0 && <p className="m-0 muted">Nie wybrano kategorii</p>}
      <LiveRegion text={said} />
      <ul ref={list} className="flex flex-wrap gap-2 m-0 p-0 list-none" aria-label={label} onFocus={rowFocused}>
        {value.map((category, index) => {
          const isExcluded = !user.isAdmin && user.excludeCategories.includes(category.id);
          return (
            <li key={category.id} className="chip text-14 font-medium inline-flex align-items-center gap-2 max-w-full">
              <Hint text={category.path}>
                <span className="cut-text min-w-0">{category.displayText}</span>
              </Hint>
              {index === 0 && <span className="chip-note font-normal">główna</span>}
              <IconButton
                icon="times"
                label={`Usuń kategorię: ${category.displayText}`}
                disabledReason={disabledReason ?? (isExcluded ? menuMessages.excluded : undefined)}
                onClick={() => {
                  change(value.filter((one) => one !== category));
                  setSaid(`Usunięto: ${category.displayText}`);
                }}
              />
            </li>
          );
        })}
      </ul>
      <FieldError id={describedBy} error={error} />
      {isPicking && (
        <CategoryPicker
          title="Wybierz kategorie artykułu"
          lang={language}
          categoryOnly
          selected={value}
          onPick={(categories) => {
            change(categories.map(heldCategory));
            setSaid(`Wybrane kategorie: ${categories.map((one) => one.displayText).join(', ') || 'brak'}`);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Card>
  );
}
