import { ArticleType } from '@redakcja/generated/model/articleType';
import { ArticleCategories } from '../parts/article-categories.tsx';
import { ArticleMainData } from '../parts/article-main-data.tsx';
import { ArticlePublication } from '../parts/article-publication.tsx';
import { ArticleRssChannels } from '../parts/article-rss-channels.tsx';
import { ArticleSource } from '../parts/article-source.tsx';
import { ArticleTags } from '../parts/article-tags.tsx';
import { ArticleAttachments } from '../parts/attachments/article-attachments.tsx';
import { ArticleLinks } from '../parts/links/article-links.tsx';
import { ArticleMultimedia } from '../parts/multimedia/article-multimedia.tsx';
import type { SectionProps } from '../parts/section-props.ts';

interface ArticleFormProps extends SectionProps {
  /** Under the left and the right column. */
  left?: React.ReactNode;
  right?: React.ReactNode;
}

/** The fields of an article in two columns (specification, section 2.2). The create page and the edit page share it. */
export function ArticleForm({ left, right, ...section }: ArticleFormProps) {
  return (
    <div className="flex flex-column lg:flex-row lg:align-items-start gap-3">
      <div className="flex flex-column lg:flex-1 gap-3 min-w-0">
        <ArticleMainData {...section} />
        <ArticleAttachments form={section.form} locks={section.locks} article={section.article} />
        {section.article?.baseArticleType === ArticleType.Rss && <ArticleRssChannels language={section.language} />}
        <ArticleLinks {...section} />
        <ArticleMultimedia form={section.form} locks={section.locks} />
        {left}
      </div>
      <div className="flex flex-column flex-none gap-3 lg:w-25rem">
        <ArticleSource {...section} />
        <ArticlePublication {...section} />
        <ArticleCategories {...section} />
        <ArticleTags {...section} />
        {right}
      </div>
    </div>
  );
}
