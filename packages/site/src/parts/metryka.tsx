import { formatDate, formatDateTime } from '@redakcja/domain/shared/dates';
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import type { ReactNode } from 'react';

/** The five marks of every piece of information (act on access to public information, art. 8 ust. 6). */
export function Metryka({ article }: { article: PublicArticle }) {
  return (
    <section className="metryka" aria-labelledby="metryka">
      <h2 id="metryka">Metryka</h2>
      <dl>
        <Fact label="Podmiot udostępniający">{article.providingEntity}</Fact>
        <Fact label="Wytworzył lub odpowiada za treść">{article.authorName}</Fact>
        <Fact label="Data wytworzenia">{formatDate(article.informationCreated)}</Fact>
        <Fact label="Wprowadził">{article.createdBy}</Fact>
        <Fact label="Udostępnił">{article.publishedBy}</Fact>
        <Fact label="Data udostępnienia">{formatDateTime(article.firstPublishedDate)}</Fact>
        <Fact label="Ostatnia zmiana">{formatDateTime(article.changedDate)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
