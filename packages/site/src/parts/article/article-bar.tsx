import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import { useText } from '../../texts.tsx';
import { atomPath, subscriptionsPath } from '../addresses.tsx';
import { differencePath } from './versions.tsx';

/** When it was published, which version it is, and the addresses that stay. */
export function ArticleBar({ article, hasSubscriptions }: { article: PublicArticle; hasSubscriptions: boolean }) {
  const t = useText();
  const [newest] = article.versions;
  const hasFormer = article.versions.length > 1 && article.version !== article.versions.at(-1)?.version;
  const category = article.trail.at(-1);
  return (
    <ul className="facts-bar">
      <li>
        {t('Opublikowano')} <strong>{formatDateTime(article.publishedDate)}</strong>
      </li>
      <li>
        {t('Wersja')} <strong>{article.version}</strong> / {newest?.version ?? article.version}
        {hasFormer && (
          <>
            {' · '}
            <a href={differencePath(article, article.version)}>{t('co się zmieniło')}</a>
          </>
        )}
      </li>
      <li>
        <a href={article.isCurrent ? article.path : `${article.path}/wersja/${article.version}`}>{t('Link stały')}</a>
      </li>
      <li>
        <a href={atomPath(article.languageIsoCode, { artykul: article.id })}>{t('Kanał zmian')}</a>
      </li>
      {article.type === ArticleType.Common && category !== undefined && (
        <li>
          <a href={atomPath(article.languageIsoCode, { kategoria: category.id })}>{t('Kanał kategorii')}</a>
        </li>
      )}
      {hasSubscriptions && (
        <li>
          <a href={subscriptionsPath(article.languageIsoCode, { artykul: article.id })}>{t('Powiadomienia e-mail')}</a>
        </li>
      )}
    </ul>
  );
}
