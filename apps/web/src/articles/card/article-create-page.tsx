import { articleLocks, newSituation } from '@redakcja/domain/articles/article-editability';
import { useCreateArticle } from '@redakcja/generated/articles/articles';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '../../shared/form/form-page.tsx';
import { NewRecord } from '../../shared/form/new-record.tsx';
import type { EditedRecord } from '../../shared/form/record.ts';
import { saveMeta } from '../../shared/form/save-meta.ts';
import { useEditor } from '../../shared/form/use-editor.ts';
import { useSession } from '../../shared/session/session.ts';
import { confirm } from '../../shared/ui/confirm.ts';
import { type ArticleValues, articleFormSchema, emptyArticle } from '../article-form-model.ts';
import { articleCard, articlesPath } from '../article-paths.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleSteps } from './article-steps.tsx';

/** /artykuly/artykuly/utworz-nowy/{lang?} (specification, section 2.2). */
export function ArticleCreatePage() {
  const { parameters, language } = useSession();
  const wanted = useParams({ strict: false }).lang?.toUpperCase();
  const known = parameters.languages.find((one) => one.isoCode === wanted);
  const isoCode = known?.isoCode ?? language;
  const [values] = useState(() => emptyArticle({ providingEntity: parameters.officeName, now: new Date() }));
  return (
    <NewRecord
      key={isoCode}
      name={`article:nowy:${isoCode}`}
      values={values}
      cardOf={(id) => articleCard(id, ArticleType.Common)}
    >
      {(record) => <ArticleCreate record={record} isoCode={isoCode} />}
    </NewRecord>
  );
}

interface ArticleCreateProps {
  record: EditedRecord<ArticleValues, undefined>;
  isoCode: string;
}

function ArticleCreate({ record, isoCode }: ArticleCreateProps) {
  const { parameters, rights, can } = useSession();
  const { permissions } = rights;
  const language = parameters.languages.find((one) => one.isoCode === isoCode);
  const { mutateAsync: createArticle } = useCreateArticle({
    mutation: {
      meta: saveMeta('Artykuł został zapisany', 'Wystąpił niespodziewany błąd podczas tworzenia artykułu'),
    },
  });
  const situation = { ...newSituation(permissions), maxNewAttachments: parameters.maxNewAttachmentCount };
  const locks = articleLocks(situation);
  const schema = articleFormSchema({
    ...situation,
    hasPublishedTranslation: false,
    maxLengthExtraContent: parameters.maxLengthExtraContent,
  });

  async function save(input: ArticleInput) {
    const agreed = await confirm({
      title: 'Czy zapisać artykuł?',
      message: `Powstanie artykuł roboczy w wersji językowej: ${language?.name ?? isoCode}.`,
      action: 'Zapisz artykuł',
    });
    return agreed && createArticle({ data: { ...input, languageId: language?.id } });
  }

  const editor = useEditor({
    schema,
    record,
    save,
    disabledReason: can('createArticle') ? undefined : (locks.mainFields.reason ?? undefined),
  });
  return (
    <FormPage
      editor={editor}
      title="Nowy artykuł"
      crumbs={[{ label: 'Artykuły', list: articlesPath }, { label: 'nowy' }, { label: language?.name ?? isoCode }]}
      back={articlesPath}
    >
      <div className="article-card">
        <ArticleSteps type={ArticleType.Common} permissions={permissions} disabled onChoose={() => {}} />
        <ArticleForm form={editor.form} locks={locks} article={undefined} language={isoCode} />
      </div>
    </FormPage>
  );
}
