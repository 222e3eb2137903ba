// A dialog per part of the footer (specification, section 2.6).
import {
  footerInformationSchema,
  footerLogoSchema,
  footerTextSchema,
  footerUpdatesSchema,
} from '@redakcja/domain/settings/footer/footer-form';
import type { FooterInformationElementInput } from '@redakcja/generated/model/footerInformationElementInput';
import type { FooterLogoElementInput } from '@redakcja/generated/model/footerLogoElementInput';
import type { FooterTextElementInput } from '@redakcja/generated/model/footerTextElementInput';
import type { FooterUpdatesElementInput } from '@redakcja/generated/model/footerUpdatesElementInput';
import { useCallback } from 'react';
import * as z from 'zod';
import { EditorDialog } from '../../shared/form/dialogs/editor-dialog.tsx';
import type { FormSchema } from '../../shared/form/state/app-form.ts';
import { TextLanguage } from '../../shared/session/text-language.ts';
import { FormOnSite } from '../site/on-site.tsx';
import { footerDraft, shownInformation } from './footer-draft.ts';
import { FooterLinks } from './footer-links.tsx';
import type { InformationValues } from './footer-values.ts';
import { type FooterPart, useFooterPart } from './use-footer-part.tsx';

interface DialogProps<Values extends object> {
  part: FooterPart<Values>;
  title: string;
  onClose: () => void;
}

export function LogoDialog({ part, ...dialog }: DialogProps<FooterLogoElementInput>) {
  const editor = useFooterPart(part, footerLogoSchema);
  const { id } = part.record.data.language;
  const draftOf = useCallback(
    (values: FooterLogoElementInput) => footerDraft({ ...values, displayText: null }, id),
    [id],
  );
  const { AppField } = editor.form;
  return (
    <EditorDialog editor={editor} width={1240} {...dialog}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <AppField name="content.bip">{(field) => <field.TextField label="Nazwa BIP" />}</AppField>
        <AppField name="content.office">{(field) => <field.TextField label="Nazwa jednostki" />}</AppField>
      </FormOnSite>
    </EditorDialog>
  );
}

export function TextDialog({ part, ...dialog }: DialogProps<FooterTextElementInput>) {
  const editor = useFooterPart(part, footerTextSchema);
  const { id } = part.record.data.language;
  const draftOf = useCallback((values: FooterTextElementInput) => footerDraft(values, id), [id]);
  const { AppField } = editor.form;
  return (
    <EditorDialog editor={editor} width={1240} {...dialog}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <AppField name="displayText">{(field) => <field.TextField label="Nazwa wyświetlana" />}</AppField>
        <TextLanguage value={part.lang}>
          <AppField name="content.text">{(field) => <field.RichTextField label="Treść" height={600} />}</AppField>
        </TextLanguage>
      </FormOnSite>
    </EditorDialog>
  );
}

const informationSchema: FormSchema<InformationValues, FooterInformationElementInput> = z
  .custom<InformationValues>()
  .transform((values): FooterInformationElementInput => values)
  .pipe(footerInformationSchema);

export function InformationDialog({ part, ...dialog }: DialogProps<InformationValues>) {
  const editor = useFooterPart(part, informationSchema);
  const { id } = part.record.data.language;
  const draftOf = useCallback((values: InformationValues) => footerDraft(shownInformation(values), id), [id]);
  const { AppField } = editor.form;
  return (
    <EditorDialog editor={editor} width={1240} {...dialog}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <AppField name="displayText">{(field) => <field.TextField label="Nazwa wyświetlana" />}</AppField>
        <AppField name="isActive">{(field) => <field.SwitchField label="Aktywny" />}</AppField>
        <AppField name="content.links">{() => <FooterLinks lang={part.lang} />}</AppField>
      </FormOnSite>
    </EditorDialog>
  );
}

export function UpdatesDialog({ part, ...dialog }: DialogProps<FooterUpdatesElementInput>) {
  const editor = useFooterPart(part, footerUpdatesSchema);
  const { id } = part.record.data.language;
  const draftOf = useCallback(
    (values: FooterUpdatesElementInput) => footerDraft({ ...values, content: null }, id),
    [id],
  );
  return (
    <EditorDialog editor={editor} width={1240} {...dialog}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <editor.form.AppField name="displayText">
          {(field) => <field.TextField label="Nazwa wyświetlana" />}
        </editor.form.AppField>
      </FormOnSite>
    </EditorDialog>
  );
}
