import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { newArticleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { noCreatePermission } from '@redakcja/domain/articles/locks/lock';
import { createArticle } from '@redakcja/generated/articles/articles';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { useCreate } from '../../shared/form/state/use-save.ts';
import { useSession } from '../../shared/session/session.ts';
import { LinkButton } from '../../shared/ui/buttons/link-button.tsx';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import { type ArticleValues, articleFormSchema, emptyArticle } from '../article-form-model.ts';
import { articles } from '../resources.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleCheck } from './check/article-check.tsx';
import { useAttachmentChecks } from './check/use-attachment-checks.ts';
import { ArticleSteps } from './status/article-steps.tsx';

/** /artykuly/artykuly/utworz-nowy/{lang?} (specification, section 2.2). */
export function ArticleCreatePage({ lang }: { lang?: string | undefined }) {
  const { parameters, language, can } = useSession();
  const known = parameters.languages.find((one) => one.isoCode === lang?.toUpperCase());
  const isoCode = known?.isoCode ?? language;
  const foreign = known === undefined ? lang?.toUpperCase() : undefined;
  useEffect(() => {
    if (foreign !== undefined)
      toast.info(`Nie ma wersji językowej „${foreign}”. Artykuł powstanie w wersji: ${isoCode}`);
  }, [foreign, isoCode]);
  const [values] = useState(() => emptyArticle({ providingEntity: parameters.officeName, now: new Date() }));
  if (!can('createArticle')) return <NotAllowed />;
  if (foreign !== undefined) {
    return <Navigate to={`${articles.path}/${articles.create.word}/{-$lang}`} params={{ lang: undefined }} replace />;
  }
  return (
    <NewRecord key={isoCode} resource={articles} kind={isoCode} values={values}>
      {(record) => <ArticleCreate record={record} isoCode={isoCode} />}
    </NewRecord>
  );
}

function NotAllowed() {
  return (
    <EmptyState
      isPage
      icon="lock"
      title="Nie możesz utworzyć artykułu"
      hint={`${noCreatePermission}. W sprawie uprawnień zwróć się do administratora.`}
      action={<LinkButton to={articles.path} label="Przejdź do listy" variant="secondary" />}
    />
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
  const context = { ...newArticleContext(permissions), maxNewAttachments: parameters.maxNewAttachmentCount };
  const locks = articleLocks(context);
  const schema = articleFormSchema({
    ...context,
    hasPublishedTranslation: false,
    maxLengthExtraContent: parameters.maxLengthExtraContent,
  });

  async function save(input: ArticleInput) {
    const agreed = await confirm({
      title: 'Czy zapisać artykuł?',
      message: `Powstanie artykuł roboczy w wersji językowej: ${language?.name ?? isoCode}. Ctrl+Enter zapisuje.`,
      action: 'Zapisz',
      saves: true,
    });
    return agreed && create({ ...input, languageId: language?.id });
  }

  const editor = useEditor({
    schema,
    record,
    save,
    disabledReason: can('createArticle') ? undefined : (locks.mainFields.reason ?? undefined),
  });
  const attachments = useAttachmentChecks(undefined, editor);
  const checkedLanguage = useMemo(() => ({ isoCode }), [isoCode]);
  return (
    <FormPage editor={editor} trail={[articles.create.crumb, language?.name ?? isoCode]}>
      <div className="flex flex-column gap-3">
        <ArticleSteps type={ArticleType.Common} permissions={permissions} disabled onChoose={() => {}} />
        <ArticleForm
          form={editor.form}
          locks={locks}
          article={undefined}
          language={isoCode}
          right={
            <ArticleCheck
              article={undefined}
              language={checkedLanguage}
              editor={editor}
              attachments={attachments}
              disabledReason={locks.mainFields.reason}
            />
          }
        />
      </div>
    </FormPage>
  );
}
