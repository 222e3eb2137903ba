import { formatDate, formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import type { ReactNode } from 'react';
import { useText } from '../../texts.tsx';

/** The five marks of every piece of information (act on access to public information, art. 8 ust. 6). */
export function Metryka({ article }: { article: PublicArticle }) {
  const t = useText();
  return (
    <section className="metryka" aria-labelledby="metryka">
      <h2 id="metryka">{t('Metryka')}</h2>
      <dl>
        <Fact label={t('Podmiot udostępniający')} property="publisher">
          {article.providingEntity}
        </Fact>
        <Fact label={t('Wytworzył lub odpowiada za treść')} property="author">
          {article.authorName}
        </Fact>
        <Fact label={t('Data wytworzenia')} property="dateCreated" date={article.informationCreated}>
          {formatDate(article.informationCreated)}
        </Fact>
        <Fact label={t('Wprowadził')}>{article.createdBy}</Fact>
        {article.approvedBy !== null && <Fact label={t('Zatwierdził')}>{article.approvedBy}</Fact>}
        <Fact label={t('Udostępnił')}>{article.publishedBy}</Fact>
        <Fact label={t('Data udostępnienia')} property="datePublished" date={article.firstPublishedDate}>
          {formatDateTime(article.firstPublishedDate)}
        </Fact>
        <Fact label={t('Ostatnia zmiana')} property="dateModified" date={article.changedDate}>
          {formatDateTime(article.changedDate)}
        </Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  label: string;
  /** Of a schema.org Article. */
  property?: string;
  date?: string;
  children: ReactNode;
}

function Fact({ label, property, date, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      {date === undefined ? (
        <dd itemProp={property}>{children}</dd>
      ) : (
        <dd>
          <time itemProp={property} dateTime={date}>
            {children}
          </time>
        </dd>
      )}
    </div>
  );
}
