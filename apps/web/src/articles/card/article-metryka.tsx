import { formatDate, formatDateTime } from '@redakcja/domain/shared/dates';
import type { Article } from '@redakcja/generated/model/article';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import type { Editor } from '../../shared/form/use-editor.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import type { ArticleValues } from '../article-form-model.ts';
import { missingForPublication } from './missing-for-publication.ts';

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
        <Mark label="Data wytworzenia">{formatDate(values.baseArticleInformationCreated)}</Mark>
        <Mark label="Wprowadził(a)">{article.createdBy}</Mark>
        <Mark label="Udostępnił(a)">{publishedBy ?? 'kto przekaże do publikacji'}</Mark>
        <Mark label="Data udostępnienia">
          {publishedDate === null ? plannedText(values.publishStart) : formatDateTime(publishedDate)}
        </Mark>
      </dl>
      {missing.length > 0 && (
        <div className="notice mt-3">
          <p className="mt-0 mb-2">Do publikacji brakuje:</p>
          <ul className="mt-0 mb-2 pl-4">
            {missing.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
          <Button label="Pokaż pola do uzupełnienia" icon="arrow-up-right" onClick={() => editor.refuse(missing)} />
        </div>
      )}
    </Card>
  );
}

const plannedText = (start: string) => (start === '' ? '' : `planowana: ${formatDateTime(start)}`);

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-content-between gap-3">
      <dt>{label}</dt>
      <dd className="text-right">{children === '' ? '—' : children}</dd>
    </div>
  );
}
