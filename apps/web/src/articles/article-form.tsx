import '../styles/article-card.css';
import type { ArticleLocks } from '@redakcja/domain/articles/article-editability';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { AppForm } from '../shared/form/app-form.ts';
import { ArticleAttachments } from './article-attachments.tsx';
import { ArticleCategories } from './article-categories.tsx';
import type { ArticleValues } from './article-form-model.ts';
import { ArticleLinks } from './article-links.tsx';
import { ArticleMainData } from './article-main-data.tsx';
import { ArticleMultimedia } from './article-multimedia.tsx';
import { ArticlePublication } from './article-publication.tsx';
import { ArticleRssChannels } from './article-rss-channels.tsx';
import { ArticleSource } from './article-source.tsx';
import { ArticleTags } from './article-tags.tsx';

/** What every section of the card is given. */
export interface SectionProps {
  form: AppForm<ArticleValues>;
  locks: ArticleLocks;
  /** Absent for an article that is not saved yet. */
  article: Article | undefined;
  /** ISO code of the article's language. */
  language: string;
}

interface ArticleFormProps extends SectionProps {
  /** What is only there for a saved article: under the left and the right column. */
  left?: React.ReactNode;
  right?: React.ReactNode;
}

/** The fields of an article in two columns (specification, section 2.2). The create page and the edit page share it. */
export function ArticleForm({ left, right, ...section }: ArticleFormProps) {
  return (
    <div className="article-columns">
      <div className="article-column">
        <ArticleMainData {...section} />
        <ArticleAttachments form={section.form} locks={section.locks} article={section.article} />
        {section.article?.baseArticleType === ArticleType.Rss && <ArticleRssChannels language={section.language} />}
        <ArticleLinks {...section} />
        <ArticleMultimedia form={section.form} locks={section.locks} />
        {left}
      </div>
      <div className="article-column">
        <ArticleSource {...section} />
        <ArticlePublication {...section} />
        <ArticleCategories {...section} />
        <ArticleTags {...section} />
        {right}
      </div>
    </div>
  );
}
