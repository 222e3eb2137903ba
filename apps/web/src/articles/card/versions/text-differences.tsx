import { articleDifference } from '@redakcja/domain/articles/history/article-difference';
import type { Article } from '@redakcja/generated/model/article';
import { useMemo } from 'react';
import { DifferenceBlocks } from '../../../shared/difference/difference-blocks.tsx';

export function TextDifferences({ before, after }: { before: Article; after: Article }) {
  const fields = useMemo(() => articleDifference(before, after), [before, after]);
  const changed = fields.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return <p>Wersje mają te same teksty.</p>;
  return (
    <>
      <p className="difference flex gap-3 small">
        <ins>dodano</ins> <del>usunięto</del>
      </p>
      {changed.map(({ field, label, isFormattingOnly, blocks }) => (
        <section key={field} className="mt-3">
          <h3 className="mb-2">{label}</h3>
          {isFormattingOnly ? (
            <p>Zmieniło się tylko formatowanie.</p>
          ) : (
            <DifferenceBlocks blocks={blocks} label={`Zmiany: ${label}`} />
          )}
        </section>
      ))}
    </>
  );
}
