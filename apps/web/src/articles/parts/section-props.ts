import type { ArticleLocks } from '@redakcja/domain/articles/locks/article-editability';
import type { Article } from '@redakcja/generated/model/article';
import type { AppForm } from '../../shared/form/state/app-form.ts';
import type { ArticleValues } from '../article-form-model.ts';

/** What every section of the form is given. */
export interface SectionProps {
  form: AppForm<ArticleValues>;
  locks: ArticleLocks;
  /** Absent for an article that is not saved yet. */
  article: Article | undefined;
  /** ISO code of the article's language. */
  language: string;
}
