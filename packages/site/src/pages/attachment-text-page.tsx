import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import type { PublicAttachmentText } from '@redakcja/generated/model/publicAttachmentText';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { Fixed, Written } from '../texts.tsx';

interface AttachmentTextPageProps extends PageContext {
  article: PublicArticle;
  attachment: PublicAttachmentText;
}

/** What a program read of a file, page by page: for readers who cannot open it, and to search in by the browser. */
export function AttachmentTextPage({ article, attachment, ...page }: AttachmentTextPageProps) {
  const { displayName, path, hasPages, pages } = attachment;
  return (
    <Page
      {...page}
      title={`${displayName}: tekst załącznika`}
      trail={article.trail.map(({ id }) => id)}
      isIndexed={false}
      isPolish
    >
      <Breadcrumbs isoCode={article.languageIsoCode} trail={article.trail} />
      <h1>
        <Written>{displayName}</Written>
      </h1>
      <p className="lead">
        Tekst załącznika do informacji:{' '}
        <a href={article.path}>
          <Written>{article.title}</Written>
        </a>
      </p>
      <p className="notice">
        Tekst odczytał program, bez ilustracji i układu stron. Obowiązuje treść pliku. <a href={path}>Pobierz plik</a>
      </p>
      {pages.map((one) => (
        <section key={one.page} id={`strona-${one.page}`} className="read-page">
          {hasPages && (
            <h2>
              <Fixed text="Strona" /> {one.page}
            </h2>
          )}
          <p className="lines">
            <Written>{one.text}</Written>
          </p>
        </section>
      ))}
    </Page>
  );
}
