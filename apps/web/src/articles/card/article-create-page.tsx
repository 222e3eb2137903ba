import { articleLocks, newSituation } from '@redakcja/domain/articles/article-editability';
import { createArticle } from '@redakcja/generated/articles/articles';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { useState } from 'react';
import { FormPage } from '../../shared/form/form-page.tsx';
import { NewRecord } from '../../shared/form/new-record.tsx';
import type { FormRecord } from '../../shared/form/record.ts';
import { useEditor } from '../../shared/form/use-editor.ts';
import { useCreate } from '../../shared/form/use-save.ts';
import { useSession } from '../../shared/session/session.ts';
import { confirm } from '../../shared/ui/confirm.ts';
import { type ArticleValues, articleFormSchema, emptyArticle } from '../article-form-model.ts';
import { articles } from '../resources.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleSteps } from './article-steps.tsx';

/** /artykuly/artykuly/utworz-nowy/{lang?} (specification, section 2.2). */
export function ArticleCreatePage({ lang }: { lang?: string | undefined }) {
  const { parameters, language } = useSession();
  const known = parameters.languages.find((one) => one.isoCode === lang?.toUpperCase());
  const isoCode = known?.isoCode ?? language;
  const [values] = useState(() => emptyArticle({ providingEntity: parameters.officeName, now: new Date() }));
  return (
    <NewRecord key={isoCode} resource={articles} kind={isoCode} values={values}>
      {(record) => <ArticleCreate record={record} isoCode={isoCode} />}
    </NewRecord>
  );
}

interface ArticleCreateProps {
  record: FormRecord<ArticleValues, undefined>;
  isoCode: string;
}

function ArticleCreate({ record, isoCode }: ArticleCreateProps) {
  const { parameters, rights, can } = useSession();
  const { permissions } = rights;
  const language = parameters.languages.find((one) => one.isoCode === isoCode);
  const create = useCreate(articles, createArticle);
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
    return agreed && create({ ...input, languageId: language?.id });
  }

  const editor = useEditor({
    schema,
    record,
    save,
    disabledReason: can('createArticle') ? undefined : (locks.mainFields.reason ?? undefined),
  });
  return (
    <FormPage editor={editor} trail={[articles.create.crumb, language?.name ?? isoCode]}>
      <div className="flex flex-column gap-3">
        <ArticleSteps type={ArticleType.Common} permissions={permissions} disabled onChoose={() => {}} />
        <ArticleForm form={editor.form} locks={locks} article={undefined} language={isoCode} />
      </div>
    </FormPage>
  );
}
