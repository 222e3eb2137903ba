import { isWrittenReason, missingReasonMessage } from '@redakcja/domain/articles/check/publication-check';
import { reasonProblem } from '@redakcja/domain/articles/publication/reason-problem';
import { countOf, nouns, polishPlural } from '@redakcja/domain/shared/text/polish-plural';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { useState } from 'react';
import { articleEditPath } from '../resources.ts';
import type { PublicationDates } from './publication-dates.ts';
import { PublicationDialog } from './publication-dialog.tsx';
import { useReadiness } from './readiness.ts';
import { ReasonField } from './reason-field.tsx';
import { UnreadyArticles } from './unready-articles.tsx';

/** What is sent for the articles that are ready. */
export type Publication = PublicationDates & { changeText?: string };

interface PublishManyProps {
  rows: readonly ArticleRow[];
  isBusy: boolean;
  onPublish: (ready: readonly ArticleRow[], publication: Publication) => void;
  onClose: () => void;
}

/** The publication of articles of a list: those that are not ready are named with what they lack. */
export function PublishMany({ rows, isBusy, onPublish, onClose }: PublishManyProps) {
  const { readiness, isError } = useReadiness(rows.map(({ id }) => id));
  const [reason, setReason] = useState('');
  const isWritten = isWrittenReason(reason);
  const problem = reasonProblem(reason);

  // What could not be asked is left to the server, which refuses by the same rules.
  const lacksOf = ({ id }: ArticleRow) => readiness?.get(id)?.lacks ?? [];
  const errorsOf = ({ id }: ArticleRow) => readiness?.get(id)?.textErrors ?? [];
  const lacking = rows.filter((row) => lacksOf(row).length > 0);
  const faulty = rows.filter((row) => lacksOf(row).length === 0 && errorsOf(row).length > 0);
  const ready = rows.filter((row) => lacksOf(row).length === 0 && (isWritten || errorsOf(row).length === 0));

  const named = (some: readonly ArticleRow[], sentencesOf: (row: ArticleRow) => readonly string[]) =>
    some.map((row) => ({
      id: row.id,
      title: row.title,
      sentences: sentencesOf(row),
      path: articleEditPath(row.id, row.baseArticleType),
    }));
  const obstacle = () => {
    if (readiness === undefined && !isError) return 'Trwa sprawdzanie artykułów';
    if (ready.length > 0) return problem;
    return faulty.length > 0 ? missingReasonMessage : 'Żaden z artykułów nie jest gotowy do publikacji';
  };

  return (
    <PublicationDialog
      title={`Przekazać do publikacji ${countOf(rows.length, nouns.article)}?`}
      action={ready.length === 1 ? 'Przekaż do publikacji' : `Przekaż ${countOf(ready.length, nouns.article)}`}
      count={ready.length}
      missing={
        <>
          {readiness === undefined && (
            <p className="muted" role="status">
              {isError
                ? 'Nie udało się sprawdzić artykułów. Te, którym czegoś brakuje, nie zostaną przekazane.'
                : 'Sprawdzam, czy artykułom czegoś nie brakuje…'}
            </p>
          )}
          {lacking.length > 0 && (
            <UnreadyArticles
              title={`${notPassedOn(lacking.length)}, dopóki czegoś brakuje`}
              articles={named(lacking, lacksOf)}
            />
          )}
          {faulty.length > 0 && (
            <UnreadyArticles
              title={`Sprawdzenie treści znalazło błędy w ${faulty.length} ${faulty.length === 1 ? 'artykule' : 'artykułach'}. Popraw je albo napisz powód publikacji`}
              articles={named(faulty, errorsOf)}
            />
          )}
        </>
      }
      reason={
        faulty.length > 0 && (
          <ReasonField
            value={reason}
            onChange={setReason}
            hint={`Obejmie ${countOf(faulty.length, nouns.article)} z tej listy i trafi do rejestru zmian każdego z nich. Bez powodu nie zostaną opublikowane.`}
          />
        )
      }
      before={ready.length > 1 ? 'Podane daty zastąpią daty z kart artykułów.' : undefined}
      obstacle={obstacle()}
      isBusy={isBusy}
      onPublish={(dates) => onPublish(ready, { ...dates, ...(isWritten && { changeText: reason.trim() }) })}
      onClose={onClose}
    />
  );
}

/** „Nie zostaną przekazane 4 artykuły” */
function notPassedOn(count: number): string {
  const verb = polishPlural(count, ['zostanie przekazany', 'zostaną przekazane', 'zostanie przekazanych']);
  return `Nie ${verb} ${countOf(count, nouns.article)}`;
}
