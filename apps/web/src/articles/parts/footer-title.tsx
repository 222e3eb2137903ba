import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import type { SectionProps } from './section-props.ts';

/** The footer leads to system articles by a title of its own (ManageSettings, section 6). */
export function FooterTitle({ form, locks, article }: SectionProps) {
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
