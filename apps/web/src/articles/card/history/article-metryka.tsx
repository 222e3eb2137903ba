import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { formatDate, formatDateTime, parseMoment } from '@redakcja/domain/shared/formats/dates';
import type { Article } from '@redakcja/generated/model/article';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import type { ArticleValues } from '../../article-form-model.ts';
import { missingForPublication } from '../../publication/missing-for-publication.ts';

interface ArticleMetrykaProps {
  article: Article;
  editor: Editor<ArticleValues>;
}

/** The marks of art. 8 as the form has them now, and what publication lacks; the button leads to the fields. */
export function ArticleMetryka({ article, editor }: ArticleMetrykaProps) {
  const values = useStore(editor.form.store, (state) => state.values);
  const missing = missingForPublication(article, values);
  const { publishedBy, publishedDate } = article;
  return (
    <Card title="Metryka" aside={missing.length === 0 ? 'kompletna' : `braki: ${missing.length}`}>
      <dl className="facts flex flex-column gap-2">
        <Mark label="Podmiot udostępniający">{values.baseArticleProvidingEntity}</Mark>
        <Mark label="Wytworzył(a) lub odpowiada za treść">{values.baseArticleAuthorName}</Mark>
        <Mark label="Data wytworzenia">{dateText(values.baseArticleInformationCreated, formatDate)}</Mark>
        <Mark label="Wprowadził(a)">{article.createdBy}</Mark>
        {article.review.approvedBy !== null && <Mark label="Zatwierdził(a)">{article.review.approvedBy}</Mark>}
        <Mark label="Udostępnił(a)">{publishedBy ?? 'kto przekaże do publikacji'}</Mark>
        <Mark label="Data udostępnienia">
          {publishedDate === null ? plannedText(values.publishStart) : formatDateTime(publishedDate)}
        </Mark>
      </dl>
      {missing.length > 0 && (
        <div className="notice mt-3">
          <p className="mt-0 mb-2">Do publikacji brakuje: {missing.map(({ path }) => labels[path]).join(', ')}.</p>
          <Button label="Pokaż pola do uzupełnienia" icon="arrow-up-right" onClick={() => editor.refuse(missing)} />
        </div>
      )}
    </Card>
  );
}

/** While it is typed, a date is no date yet. */
const dateText = (text: string, format: (iso: string) => string) => (parseMoment(text) === null ? text : format(text));
const plannedText = (start: string) => (start === '' ? '' : `planowana: ${dateText(start, formatDateTime)}`);

const labels = { ...articleFieldLabels, publishedBy: 'Udostępnił(a)' };

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-content-between gap-3">
      <dt>{label}</dt>
      <dd className="text-right">{children === '' ? '—' : children}</dd>
    </div>
  );
}
