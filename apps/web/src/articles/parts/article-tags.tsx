import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import type { ArticleTag } from '@redakcja/generated/model/articleTag';
import { FieldFrame } from '../../shared/form/field-frame.tsx';
import { useField } from '../../shared/form/use-field.ts';
import { SearchChoice } from '../../shared/pickers/search-choice.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useTagSearch } from '../use-tag-search.ts';
import type { SectionProps } from './section-props.ts';

const label = articleFieldLabels.tags;
const namesOf = (tags: readonly ArticleTag[]) => tags.map((tag) => tag.name).join(', ');

/** Tags of the article's language. */
export function ArticleTags({ form, locks, language }: SectionProps) {
  return (
    <Card title={label}>
      <form.AppField name="tags">
        {() => <Tags language={language} disabledReason={locks.tags.reason ?? undefined} />}
      </form.AppField>
    </Card>
  );
}

function Tags({ language, disabledReason }: { language: string; disabledReason: string | undefined }) {
  const frame = { label: 'Dodaj tag', disabledReason };
  const { id, value, error, set, blur, describedBy } = useField<ArticleTag[]>({ label }, namesOf);
  const search = useTagSearch(language);
  if (disabledReason !== undefined) {
    // Something to stand on by keyboard, where the reason can be read.
    return (
      <FieldFrame {...frame} label={label} id={id} error={error}>
        <TextInput id={id} value={namesOf(value)} readOnly aria-describedby={describedBy} onChange={() => {}} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame} id={id} error={error}>
      <SearchChoice
        id={id}
        label={label}
        search={search}
        chosen={value}
        invalid={error !== undefined}
        aria-describedby={describedBy}
        onBlur={blur}
        onChange={(tags) => set(tags)}
      />
    </FieldFrame>
  );
}
