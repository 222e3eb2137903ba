import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import './publication-dialog.css';
import { articleEditPath } from '../resources.ts';
import { NamedArticles } from './named-articles.tsx';
import { useReadiness } from './readiness.ts';

interface ConfirmManyProps {
  rows: readonly ArticleRow[];
  isBusy: boolean;
  onConfirm: (rows: readonly ArticleRow[]) => void;
  onClose: () => void;
}

/** The confirmation of articles of a list: what publication will refuse is seen before they are locked. */
export function ConfirmMany({ rows, isBusy, onConfirm, onClose }: ConfirmManyProps) {
  const { readiness, isError } = useReadiness(rows, 'confirm');
  const isChecking = readiness === undefined && !isError;
  const named = (sentencesOf: (id: number) => readonly string[] | undefined) =>
    rows.flatMap(({ id, title, baseArticleType }) => {
      const sentences = sentencesOf(id) ?? [];
      return sentences.length === 0 ? [] : [{ id, title, sentences, path: articleEditPath(id, baseArticleType) }];
    });
  const refused = named((id) => readiness?.get(id)?.errors);
  const later = named((id) => readiness?.get(id)?.atPublication);
  const ready = rows.filter(({ id }) => ![...refused, ...later].some((one) => one.id === id));
  const count = countOf(rows.length, nouns.article);
  return (
    <Dialog
      open
      role="alertdialog"
      title={`Zatwierdzić ${count}?`}
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} autoFocus />
          {later.length > 0 && ready.length > 0 && (
            <Button label={`Zatwierdź tylko gotowe (${ready.length})`} busy={isBusy} onClick={() => onConfirm(ready)} />
          )}
          <Button
            label={`Zatwierdź ${count}`}
            icon="check"
            variant="primary"
            busy={isBusy}
            disabledReason={isChecking ? 'Trwa sprawdzanie artykułów' : undefined}
            onClick={() => onConfirm(rows)}
          />
        </>
      }
    >
      <p>Zatwierdzonych artykułów nie można edytować, dopóki nie wrócą do statusu Roboczy.</p>
      {isChecking && (
        <p className="muted" role="status">
          Sprawdzam, czego zabraknie do publikacji…
        </p>
      )}
      {isError && (
        <p className="muted" role="status">
          Nie udało się sprawdzić, czego zabraknie do publikacji.
        </p>
      )}
      {refused.length > 0 && (
        <NamedArticles
          title={`Nie można teraz zatwierdzić: ${countOf(refused.length, nouns.article)}`}
          articles={refused}
        />
      )}
      {later.length > 0 && (
        <NamedArticles
          title={`Publikacja odrzuci, dopóki czegoś brakuje: ${countOf(later.length, nouns.article)}`}
          articles={later}
        />
      )}
    </Dialog>
  );
}
