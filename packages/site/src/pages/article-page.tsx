import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { atomPath } from '../parts/addresses.tsx';
import { ArticleBar } from '../parts/article/article-bar.tsx';
import { Links, Multimedia } from '../parts/article/article-extras.tsx';
import { Attachments } from '../parts/article/attachments.tsx';
import { Metryka } from '../parts/article/metryka.tsx';
import { Versions } from '../parts/article/versions.tsx';
import { CleanHtml } from '../parts/clean-html.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { textsOf } from '../texts.tsx';

/** An article as it holds now, or one of its former versions. */
export function ArticlePage({ article, ...page }: PageContext & { article: PublicArticle }) {
  const t = textsOf(page.frame);
  const { title, shortDescription, content, extraContent, trail, translations } = article;
  return (
    <Page
      {...page}
      title={title}
      description={shortDescription}
      feeds={[
        { title: `${t('Kanał zmian')}: ${title}`, path: atomPath(article.languageIsoCode, { artykul: article.id }) },
      ]}
      translations={translations}
      trail={trail.map(({ id }) => id)}
      isIndexed={article.isCurrent}
    >
      <Breadcrumbs isoCode={article.languageIsoCode} trail={trail} />
      <article className="article" itemScope itemType="https://schema.org/Article">
        <h1 itemProp="headline">{title}</h1>
        <p className="lead" itemProp="description">
          {shortDescription}
        </p>
        {!article.isCurrent && (
          <p className="notice">
            {t('Ta wersja już nie obowiązuje')}. <a href={article.path}>{t('Przejdź do aktualnej')}</a>
          </p>
        )}
        <ArticleBar article={article} hasSubscriptions={page.frame.hasSubscriptions} />
        <div className="with-metryka">
          <div className="text">
            <CleanHtml className="content" html={content} />
            {extraContent !== null && <CleanHtml className="content extra" html={extraContent} />}
            <Attachments items={article.attachments} />
            <Multimedia items={article.multimedia} />
            <Links items={article.links} />
          </div>
          <div className="about">
            <Metryka article={article} />
            <Versions article={article} />
          </div>
        </div>
        <p className="printed">
          {t('Stan z')} {formatDateTime(page.now)} · {t('Adres')}: {page.origin + article.path}
        </p>
      </article>
    </Page>
  );
}
