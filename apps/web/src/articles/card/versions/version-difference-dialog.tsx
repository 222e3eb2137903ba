import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { useGetArticle } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Select } from '../../../shared/ui/inputs/select.tsx';
import { Loader } from '../../../shared/ui/messages/loader.tsx';
import { TextDifferences } from './text-differences.tsx';

interface VersionDifferenceDialogProps {
  article: Article;
  onClose: () => void;
}

const meta = { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania wersji artykułu' };

/** What changed between any two versions, readable: texts without tags, word by word. */
export function VersionDifferenceDialog({ article, onClose }: VersionDifferenceDialogProps) {
  const { versions } = article;
  const opened = versions.findIndex(({ id }) => id === article.id);
  // The open version and the one before it; for the oldest, the one after it.
  const [before, setBefore] = useState(versions[opened + 1]?.id ?? article.id);
  const [after, setAfter] = useState(
    opened + 1 < versions.length ? article.id : (versions[opened - 1]?.id ?? article.id),
  );
  const older = useGetArticle(before, { query: { meta } }).data;
  const newer = useGetArticle(after, { query: { meta } }).data;
  const options = versions.map(({ id, version, status }) => ({
    value: id,
    label: `Wersja ${version} (${articleStatusLabels[status].toLowerCase()})`,
  }));
  const id = useId();
  return (
    <Dialog
      open
      title="Porównanie wersji"
      width={960}
      onClose={onClose}
      footer={<Button label="Zamknij" onClick={onClose} autoFocus />}
    >
      <div className="flex flex-wrap align-items-center gap-2 mb-3">
        <label htmlFor={`${id}-before`}>Zmiany od</label>
        <Select
          className="w-auto"
          id={`${id}-before`}
          value={before}
          options={options}
          onChange={(one) => one && setBefore(one)}
        />
        <label htmlFor={`${id}-after`}>do</label>
        <Select
          className="w-auto"
          id={`${id}-after`}
          value={after}
          options={options}
          onChange={(one) => one && setAfter(one)}
        />
      </div>
      {older && newer ? <TextDifferences before={older} after={newer} /> : <Loader />}
    </Dialog>
  );
}
