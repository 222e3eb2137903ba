import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { articleTemplateLabels, isSystemArticle } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { articleTools } from '../../rich-text/rich-text.tsx';
import { TextLanguage } from '../../shared/session/text-language.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { ArticleExtraContent } from './article-extra-content.tsx';
import type { SectionProps } from './section-props.ts';

const templates = Object.entries(articleTemplateLabels).map(([value, label]) => ({ value: Number(value), label }));

/** Status, title, short description, content and extra content; for system articles the title in the footer. */
export function ArticleMainData({ form, locks, article, language }: SectionProps) {
  const disabledReason = locks.mainFields.reason ?? undefined;
  return (
    <Card
      title="Dane podstawowe"
      actions={<StatusBadge status={article?.status ?? ArticleStatus.Draft} />}
      className="article-main"
    >
      {article === undefined && (
        <form.AppField name="baseArticleTemplate">
          {(field) => (
            <field.SelectField label="Szablon" options={templates} hint="Szablonu nie można zmienić po zapisaniu." />
          )}
        </form.AppField>
      )}
      <form.AppField name="title">
        {(field) => <field.TextareaField label={articleFieldLabels.title} isOneLine disabledReason={disabledReason} />}
      </form.AppField>
      {article !== undefined && isSystemArticle(article.baseArticleType) && (
        <FooterTitle form={form} locks={locks} article={article} language={language} />
      )}
      <form.AppField name="shortDescription">
        {(field) => <field.TextareaField label={articleFieldLabels.shortDescription} disabledReason={disabledReason} />}
      </form.AppField>
      <TextLanguage value={language}>
        <form.AppField name="content">
          {(field) => (
            <field.RichTextField
              label={articleFieldLabels.content}
              height={600}
              tools={articleTools}
              disabledReason={disabledReason}
            />
          )}
        </form.AppField>
        {article !== undefined && <ArticleExtraContent form={form} locks={locks} article={article} />}
      </TextLanguage>
    </Card>
  );
}

/** The footer leads to system articles by a title of its own (ManageSettings, section 6). */
function FooterTitle({ form, locks, article }: SectionProps) {
  const disabledReason = locks.footerTitle.reason ?? undefined;
  const notInFooter = article?.isExistsIntoFooterInformation ? undefined : 'Stopka nie prowadzi do tego artykułu';
  return (
    <>
      <form.AppField name="titleFromFooter">
        {(field) => <field.TextField label={articleFieldLabels.titleFromFooter} disabledReason={disabledReason} />}
      </form.AppField>
      <form.AppField name="updateTitleInFooter">
        {(field) => (
          <field.SwitchField
            label="Przy zapisie zmień też tytuł w stopce"
            disabledReason={disabledReason ?? notInFooter}
          />
        )}
      </form.AppField>
    </>
  );
}
