import { footerLinkSchema, footerLinkSource, footerMessages } from '@redakcja/domain/settings/footer/footer-form';
import type { FooterLinkInput } from '@redakcja/generated/model/footerLinkInput';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import { use, useMemo } from 'react';
import * as z from 'zod';
import { FormDialog } from '../../shared/form/dialogs/form-dialog.tsx';
import { PageTextsContext } from '../../shared/form/frames/page-texts.ts';
import { ReaderFields, readerFields } from '../../shared/form/frames/reader-fields.tsx';
import type { FormSchema } from '../../shared/form/state/app-form.ts';
import type { LinkValue } from './footer-values.ts';

interface FooterLinkDialogProps {
  link: LinkValue;
  /** A source cannot be added twice (specification, section 5). */
  others: readonly LinkValue[];
  isNew: boolean;
  onSubmit: (link: LinkValue) => void;
  onClose: () => void;
}

/** One link: its texts, and the address of an external one. */
export function FooterLinkDialog({ link, others, isNew, onSubmit, onClose }: FooterLinkDialogProps) {
  const schema = useMemo(() => schemaBeside(others), [others]);
  const onPage = use(PageTextsContext);
  const texts = useMemo(() => [...onPage, ...others.map(({ title }) => title)], [onPage, others]);
  return (
    <FormDialog
      title={isNew ? 'Nowe łącze zewnętrzne' : 'Edycja łącza'}
      schema={schema}
      values={link}
      action={isNew ? 'Dodaj łącze' : 'Zastosuj'}
      onSubmit={({ sourceId = null, url, ...sent }) => onSubmit({ ...sent, sourceId, url: url ?? '' })}
      onClose={onClose}
    >
      {(form) => (
        <>
          {link.type === FooterLinkType.External && (
            <form.AppField name="url">
              {(field) => (
                <field.TextField label="Adres URL" type="url" required hint="Na przykład https://www.gov.pl" />
              )}
            </form.AppField>
          )}
          <PageTextsContext value={texts}>
            <ReaderFields form={form} fields={readerFields} />
          </PageTextsContext>
        </>
      )}
    </FormDialog>
  );
}

function schemaBeside(others: readonly LinkValue[]): FormSchema<LinkValue, FooterLinkInput> {
  const taken = new Set(others.map(footerLinkSource));
  return z
    .custom<LinkValue>()
    .transform((link): FooterLinkInput => link)
    .pipe(
      footerLinkSchema.refine((link) => !taken.has(footerLinkSource(link)), {
        path: ['url'],
        message: footerMessages.twice,
      }),
    );
}
