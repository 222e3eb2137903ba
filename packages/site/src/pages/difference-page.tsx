import { articleDifference } from '@redakcja/domain/articles/history/article-difference';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { Segment } from '@redakcja/domain/shared/text/text-difference';
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { shownBlock, shownSegment } from '../parts/article/difference.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { Fixed, Written } from '../texts.tsx';

interface DifferencePageProps extends PageContext {
  before: PublicArticle;
  after: PublicArticle;
}

/** What a version changed in the public one before it: what went is struck through, what came is underlined. */
export function DifferencePage({ before, after, ...page }: DifferencePageProps) {
  const fields = articleDifference(before, after).filter(({ isChanged }) => isChanged);
  const attachments = attachmentChanges(before, after);
  const reason = after.versions.find(({ version }) => version === after.version)?.reason;
  return (
    <Page {...page} title={`Zmiany: ${after.title}`} trail={after.trail.map(({ id }) => id)} isIndexed={false} isPolish>
      <Breadcrumbs isoCode={after.languageIsoCode} trail={after.trail} />
      <h1>
        Co się zmieniło: <Written>{after.title}</Written>
      </h1>
      <p className="lead">
        Wersja {after.version} z {formatDateTime(after.publishedDate)} w porównaniu z wersją {before.version} z{' '}
        {formatDateTime(before.publishedDate)}.{reason && ` Powód: ${reason}.`}
      </p>
      <p>
        <a href={after.path}>Aktualna wersja</a> ·{' '}
        <a href={`${before.path}/wersja/${before.version}`}>Wersja {before.version}</a>
      </p>
      {fields.map(({ field, label, blocks, isFormattingOnly }) => (
        <section key={field}>
          <h2>{label}</h2>
          {isFormattingOnly && <p className="hint">Zmieniło się tylko formatowanie.</p>}
          <div className="difference" tabIndex={blocks.some(({ kind }) => kind === 'table') ? 0 : undefined}>
            {blocks.map(shownBlock)}
          </div>
        </section>
      ))}
      {attachments.length > 0 && (
        <section>
          <h2>
            <Fixed text="Załączniki" />
          </h2>
          <ul className="difference">
            {attachments.map(({ kind, text }) => (
              <li key={kind + text}>{shownSegment({ kind, text }, 0)}</li>
            ))}
          </ul>
        </section>
      )}
      {fields.length + attachments.length === 0 && <p>Treść obu wersji jest taka sama.</p>}
    </Page>
  );
}

function attachmentChanges(before: PublicArticle, after: PublicArticle): Segment[] {
  const contents = (article: PublicArticle) => new Set(article.attachments.map(({ sha256 }) => sha256));
  const [old, current] = [contents(before), contents(after)];
  return [
    ...before.attachments
      .filter(({ sha256 }) => !current.has(sha256))
      .map(({ displayName }): Segment => ({ kind: 'removed', text: displayName })),
    ...after.attachments
      .filter(({ sha256 }) => !old.has(sha256))
      .map(({ displayName }): Segment => ({ kind: 'added', text: displayName })),
  ];
}
