import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import type { ArticleCategory } from '@redakcja/generated/model/articleCategory';
import { useField } from '../shared/form/use-field.ts';
import { Card } from '../shared/ui/card.tsx';
import type { SectionProps } from './article-form.tsx';

/** Categories of both menus, the main one first. */
export function ArticleCategories({ form }: SectionProps) {
  return (
    <Card title={articleFieldLabels.categories}>
      <form.AppField name="categories">{() => <Categories />}</form.AppField>
    </Card>
  );
}

const namesOf = (categories: readonly ArticleCategory[]) => categories.map((one) => one.path).join(', ');

function Categories() {
  const { value } = useField<ArticleCategory[]>({ label: articleFieldLabels.categories }, namesOf);
  return <p>{namesOf(value)}</p>;
}
