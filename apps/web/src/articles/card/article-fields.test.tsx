// Every field of a save can be filled in in its form. The compiler does not see a field that no section shows.
import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import type { SavedField } from '@redakcja/domain/articles/saved-article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { serveArticle } from '../../testing/stored-article.ts';

const fields = Object.keys(articleFieldLabels) as SavedField[];
const texts: Partial<Record<SavedField, string>> = { updateTitleInFooter: 'Przy zapisie zmień też tytuł w stopce' };

test('every field of an article is in the form of a published system article', async () => {
  serveArticle({ status: ArticleStatus.Published, baseArticleType: ArticleType.Instruction, addedExtraContent: false });
  renderApp('/artykuly/systemowe-artykuly/edytuj/12');
  await screen.findByLabelText(/^Tytuł( \*)?$/);
  const main = screen.getByRole('main');
  const isShown = (field: SavedField) => {
    const label = texts[field] ?? articleFieldLabels[field];
    return within(main).queryAllByText((_, element) => element?.textContent?.replace(/ \*$/, '') === label).length > 0;
  };
  expect(fields.filter((field) => !isShown(field))).toEqual([]);
});
