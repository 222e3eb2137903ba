import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { useListTags } from '@redakcja/generated/dictionaries/dictionaries';
import type { ArticleTag } from '@redakcja/generated/model/articleTag';
import { useMemo } from 'react';
import { useSession } from '../shared/session/session.ts';
import { Card } from '../shared/ui/card.tsx';
import type { SectionProps } from './article-form.tsx';

/** Tags of the article's language, with a search in the list. */
export function ArticleTags({ form, locks, article, language }: SectionProps) {
  const { can } = useSession();
  const { data } = useListTags(
    { lang: language, size: 0, sortings: ['name;asc'] },
    {
      query: {
        enabled: !locks.tags.locked && can('listTags'),
        meta: { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy tagów' },
      },
    },
  );
  // The article's own tags have names before the list is there, and when it never comes.
  const options = useMemo(() => optionsOf([...(article?.tags ?? []), ...(data?.items ?? [])]), [article, data]);
  return (
    <Card title="Tagi">
      <form.AppField name="tags">
        {(field) => (
          <field.MultiSelectField
            label={articleFieldLabels.tags}
            options={options}
            placeholder="Wybierz tagi"
            lockedBecause={locks.tags.reason ?? undefined}
          />
        )}
      </form.AppField>
    </Card>
  );
}

function optionsOf(tags: readonly ArticleTag[]) {
  return [...new Map(tags.map((tag) => [tag.id, { value: tag.id, label: tag.name }])).values()];
}
