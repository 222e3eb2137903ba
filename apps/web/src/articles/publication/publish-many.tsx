import { isWrittenReason, missingReasonMessage } from '@redakcja/domain/articles/check/publication-check';
import { datesText } from '@redakcja/domain/articles/publication/publication-dates';
import { reasonProblem } from '@redakcja/domain/articles/publication/reason-problem';
import { countOf, nouns, polishPlural } from '@redakcja/domain/shared/text/polish-plural';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { PublicationDates as CardDates } from '@redakcja/generated/model/publicationDates';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { type ReactNode, useState } from 'react';
import { articleEditPath } from '../resources.ts';
import { NamedArticles } from './named-articles.tsx';
import type { PublicationDates } from './publication-dates.ts';
import { PublicationDialog } from './publication-dialog.tsx';
import { isUndated, type Publication } from './publication-inputs.ts';
import { cardsOutcome } from './publication-outcome.ts';
import { useReadiness } from './readiness.ts';
import { ReasonField } from './reason-field.tsx';

interface PublishManyProps {
  rows: readonly ArticleRow[];
  isBusy: boolean;
  /** `left` are those that are not sent, each with the reason. */
  onPublish: (ready: readonly ArticleRow[], publication: Publication, left: readonly RowResult[]) => void;
  onClose: () => void;
}

/** The publication of articles of a list, by default with the dates of their cards. Those that are not ready, and dates that would be lost, are named. */
export function PublishMany({ rows, isBusy, onPublish, onClose }: PublishManyProps) {
  const [isByCards, setByCards] = useState(true);
  const { readiness, isError } = useReadiness(rows, isByCards ? 'cards' : 'others');
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());

  // What could not be asked is left to the server, which refuses by the same rules.
  const of = ({ id }: ArticleRow) => readiness?.get(id);
  const reasonOf = ({ id }: ArticleRow) => typed.get(id) ?? '';
  const isFaulty = (row: ArticleRow) => of(row)?.done === false && of(row)?.despite !== undefined;
  const lacking = rows.filter((row) => of(row)?.done === false && !isFaulty(row));
  const faulty = rows.filter(isFaulty);
  const unexplained = faulty.filter((row) => !isWrittenReason(reasonOf(row)));
  const ready = rows.filter((row) => !lacking.includes(row) && !unexplained.includes(row));
  const dated = isByCards
    ? named(rows, (row) => datesOf(isUndated(row) ? { ...of(row)?.dates, publishStart: null } : of(row)?.dates))
    : named(rows, (row) => datesOf(of(row)?.replacedDates));

  const obstacle = () => {
    if (readiness === undefined && !isError) return 'Trwa sprawdzanie artykułów';
    const problem = faulty.map((row) => reasonProblem(reasonOf(row))).find((one) => one !== undefined);
    if (ready.length > 0) return problem;
    return faulty.length > 0 ? missingReasonMessage : 'Żaden z artykułów nie jest gotowy do publikacji';
  };
  function publish(dates: PublicationDates) {
    const reasons = new Map(faulty.filter((row) => ready.includes(row)).map((row) => [row.id, reasonOf(row).trim()]));
    const left = [...lacking, ...unexplained].map((row) => ({
      id: row.id,
      name: row.title,
      done: false,
      errors: [...(of(row)?.errors ?? [])],
    }));
    onPublish(ready, { dates, reasons }, left);
  }

  return (
    <PublicationDialog
      title={`Przekazać do publikacji ${countOf(rows.length, nouns.article)}?`}
      action={ready.length === 1 ? 'Przekaż do publikacji' : `Przekaż ${countOf(ready.length, nouns.article)}`}
      count={ready.length}
      cards={{ isChosen: isByCards, onChoose: setByCards, outcome: cardsOutcome(ready) }}
      notice={
        dated.length > 0 && (
          <NamedArticles
            title={isByCards ? 'Daty z kart' : `Podane daty zastąpią daty z kart ${numberOf(dated.length)}`}
            articles={dated}
          />
        )
      }
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
            <NamedArticles
              title={`${notPassedOn(lacking.length)}, dopóki czegoś brakuje`}
              articles={named(lacking, (row) => of(row)?.errors ?? [])}
            />
          )}
          {faulty.length > 0 && (
            <NamedArticles
              title={`Sprawdzenie treści znalazło błędy w ${numberIn(faulty.length)}. Popraw je albo napisz powód publikacji przy każdym z artykułów`}
              articles={named(
                faulty,
                (row) => of(row)?.despite ?? [],
                (row) => (
                  <ReasonField
                    of={row.title}
                    value={reasonOf(row)}
                    onChange={(text) => setTyped((before) => new Map(before).set(row.id, text))}
                  />
                ),
              )}
            />
          )}
        </>
      }
      obstacle={obstacle()}
      isBusy={isBusy}
      onPublish={publish}
      onClose={onClose}
    />
  );
}

const datesOf = (dates: Partial<CardDates> | undefined): string[] => {
  const text = datesText({ publishStart: null, publishEnd: null, archiveAfterPublishEnd: false, ...dates });
  return text === '' ? [] : [text];
};

/** Those of which there is something to say. */
function named(
  rows: readonly ArticleRow[],
  sentencesOf: (row: ArticleRow) => readonly string[],
  fieldOf?: (row: ArticleRow) => ReactNode,
) {
  return rows.flatMap((row) => {
    const { id, title, baseArticleType } = row;
    const sentences = sentencesOf(row);
    return sentences.length === 0
      ? []
      : [{ id, title, sentences, path: articleEditPath(id, baseArticleType), field: fieldOf?.(row) }];
  });
}

const numberIn = (count: number) => `${count} ${count === 1 ? 'artykule' : 'artykułach'}`;
const numberOf = (count: number) => `${count} ${count === 1 ? 'artykułu' : 'artykułów'}`;

/** „Nie zostaną przekazane 4 artykuły” */
function notPassedOn(count: number): string {
  const verb = polishPlural(count, ['zostanie przekazany', 'zostaną przekazane', 'zostanie przekazanych']);
  return `Nie ${verb} ${countOf(count, nouns.article)}`;
}
