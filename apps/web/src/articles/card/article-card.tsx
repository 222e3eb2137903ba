import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { type ArticleContext, articleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { categoryLockReason } from '@redakcja/domain/articles/locks/excluded-categories';
import { canWithdraw } from '@redakcja/domain/articles/publication/article-status';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useDirty } from '../../shared/form/state/use-dirty.ts';
import type { Editor } from '../../shared/form/state/use-editor.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { useWhy } from '../../shared/why/use-why.tsx';
import type { ArticleValues } from '../article-form-model.ts';
import { usePublication } from '../publication/use-publication.tsx';
import { articleRecord } from '../resources.ts';
import { StatusChangeDialog } from '../status-change-dialog.tsx';
import { ArticleDetails } from './article-details.tsx';
import { ArticleForm } from './article-form.tsx';
import { ArticleCheck } from './check/article-check.tsx';
import { addedErrors } from './check/checked-texts.ts';
import { useAttachmentChecks } from './check/use-attachment-checks.ts';
import { ArticleEditors } from './editors/article-editors.tsx';
import { ArticleChangeLog } from './history/article-change-log.tsx';
import { ArticleComments } from './history/article-comments.tsx';
import { ArticleMetryka } from './history/article-metryka.tsx';
import { useArticlePreview } from './preview/use-article-preview.ts';
import { SaveDialog } from './save-dialog.tsx';
import { ArticleSteps } from './status/article-steps.tsx';
import { NextStep } from './status/next-step.tsx';
import { NextToConfirm } from './status/next-to-confirm.tsx';
import { OnSiteLink } from './status/on-site-link.tsx';
import { useStatusChange } from './status/use-status-change.ts';
import { useArticleEditor } from './use-article-editor.ts';
import { ArticleLanguages } from './versions/article-languages.tsx';
import { ArticleVersions } from './versions/article-versions.tsx';
import { useNewVersion } from './versions/use-new-version.ts';

/** The card of a stored article (specification, section 2.2). */
export function ArticleCard({ record }: { record: FormRecord<ArticleValues, Article> }) {
  const article = record.data;
  const { rights, parameters, user } = useSession();
  const { permissions } = rights;
  const type = article.baseArticleType;
  const articleDisabledReason = categoryLockReason(user, article.categories);
  const context = {
    ...articleContext(article, permissions, parameters.maxNewAttachmentCount),
    articleDisabledReason,
    disabled: articleDisabledReason !== null,
    requiresSecondPerson: parameters.requiresSecondPerson,
    isOwnWork: parameters.requiresSecondPerson && article.review.authorIds.includes(user.id),
  };
  const locks = articleLocks(context);
  const { editor, question, saveWith } = useArticleEditor(record, locks);
  const section = { form: editor.form, locks, article, language: article.language.isoCode };
  const attachments = useAttachmentChecks(article, editor);
  const handover = usePublication({ record, editor, section, attachments, saveWith });
  const status = useStatusChange({ record, editor, attachments, saveWith });
  const step = (to: ArticleStatus) => (to === ArticleStatus.ToPublish ? handover.ask() : status.choose(to));
  const openPreview = useArticlePreview();
  const version = useNewVersion(article);
  const why = useWhy();
  const askWhy = () => why.ask(articleRecord(article.id));

  const actions = (
    <>
      {canWithdraw(context) && (
        <Button
          label="Wycofaj z publikacji"
          icon="ban"
          variant="danger"
          busy={status.isBusy}
          onClick={() => status.choose(ArticleStatus.Withdrawed)}
        />
      )}
      <PreviewButton editor={editor} context={context} onClick={() => openPreview(article.id)} />
      <Button
        label="Nowa wersja"
        icon="clone"
        busy={version.isBusy}
        disabledReason={locks.newVersion.reason ?? undefined}
        onClick={version.create}
      />
      <OnSiteLink article={article} />
      <NextToConfirm article={article} />
      <NextStep editor={editor} article={article} context={context} isBusy={status.isBusy} onStep={step} />
    </>
  );

  return (
    <>
      <FormPage
        editor={editor}
        title={article.title}
        trail={['edycja', `wersja ${article.version}`]}
        aside={<ArticleLanguages article={article} editor={editor} articleDisabledReason={articleDisabledReason} />}
        actions={actions}
      >
        <div className="flex flex-column gap-3">
          <ArticleEditors article={article} editor={editor} />
          <ArticleSteps
            article={article}
            type={type}
            permissions={permissions}
            disabled={status.isBusy || context.disabled}
            isOwnWork={context.isOwnWork}
            onChoose={step}
            onWhy={askWhy}
          />
          {article.missedPublication !== null && (
            <p className="notice m-0" role="note">
              <strong>Nie opublikowano w terminie.</strong> {article.missedPublication}.
            </p>
          )}
          <ArticleForm
            {...section}
            left={<ArticleChangeLog entries={article.changeLogEntries} />}
            right={
              <>
                <ArticleMetryka article={article} editor={editor} />
                <ArticleCheck
                  article={article}
                  language={article.language}
                  editor={editor}
                  attachments={attachments}
                  disabledReason={locks.mainFields.reason}
                />
                <ArticleComments articleId={article.id} disabledReason={articleDisabledReason} />
                <ArticleDetails article={article} />
                <ArticleVersions
                  article={article}
                  editor={editor}
                  permissions={permissions}
                  articleDisabledReason={articleDisabledReason}
                  onPreview={(one) => openPreview(one.id)}
                />
              </>
            }
          />
        </div>
      </FormPage>
      {question && (
        <SaveDialog
          start={question.subject}
          errors={addedErrors(article, editor.form.state.values, attachments)}
          onAnswer={question.answer}
        />
      )}
      <StatusChangeDialog {...status.dialog} />
      {handover.dialog}
      {why.dialog}
    </>
  );
}

interface PreviewButtonProps {
  editor: Editor<ArticleValues>;
  context: ArticleContext;
  onClick: () => void;
}

function PreviewButton({ editor, context, onClick }: PreviewButtonProps) {
  const { preview } = articleLocks({ ...context, isDirty: useDirty(editor) });
  return <Button label="Podgląd" icon="eye" disabledReason={preview.reason ?? undefined} onClick={onClick} />;
}
