import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import { useText } from '../../texts.tsx';

/** Address of the difference between a version and the public one before it. */
export const differencePath = (article: Pick<PublicArticle, 'path'>, version: number) =>
  `${article.path}/zmiany/${version}`;

/** Public versions with the reasons of their changes, the newest first. */
export function Versions({ article }: { article: PublicArticle }) {
  const t = useText();
  const oldest = article.versions.at(-1)?.version;
  const named = (version: number) => `${t('Wersja').toLowerCase()} ${version}`;
  return (
    <section className="versions" aria-labelledby="historia">
      <h2 id="historia">{t('Historia')}</h2>
      <ol>
        {article.versions.map(({ version, publishedDate, reason, path }, index) => (
          <li key={version}>
            {version === article.version ? (
              <strong>{named(version)}</strong>
            ) : (
              <a href={index === 0 ? article.path : path}>{named(version)}</a>
            )}
            , {formatDateTime(publishedDate)}
            {(reason || version !== oldest) && (
              <div className="hint">
                {reason}
                {reason && version !== oldest && ' · '}
                {version !== oldest && (
                  <a href={differencePath(article, version)} aria-label={`${t('różnice')}: ${named(version)}`}>
                    {t('różnice')}
                  </a>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
