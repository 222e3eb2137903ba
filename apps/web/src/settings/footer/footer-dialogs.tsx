// A dialog per part of the footer (specification, section 2.6).
import {
  footerInformationSchema,
  footerLogoSchema,
  footerTextSchema,
  footerUpdatesSchema,
} from '@redakcja/domain/settings/footer-form';
import type { FooterInformationElementInput } from '@redakcja/generated/model/footerInformationElementInput';
import type { FooterLogoElementInput } from '@redakcja/generated/model/footerLogoElementInput';
import type { FooterTextElementInput } from '@redakcja/generated/model/footerTextElementInput';
import type { FooterUpdatesElementInput } from '@redakcja/generated/model/footerUpdatesElementInput';
import * as z from 'zod';
import type { FormSchema } from '../../shared/form/app-form.ts';
import { EditorDialog } from '../../shared/form/editor-dialog.tsx';
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
  const { AppField } = editor.form;
  return (
    <EditorDialog editor={editor} {...dialog}>
      <AppField name="content.bip">{(field) => <field.TextField label="Nazwa BIP" />}</AppField>
      <AppField name="content.office">{(field) => <field.TextField label="Nazwa jednostki" />}</AppField>
    </EditorDialog>
  );
}

export function TextDialog({ part, ...dialog }: DialogProps<FooterTextElementInput>) {
  const editor = useFooterPart(part, footerTextSchema);
  const { AppField } = editor.form;
  return (
    <EditorDialog editor={editor} width={960} {...dialog}>
      <AppField name="displayText">{(field) => <field.TextField label="Nazwa wyświetlana" />}</AppField>
      <AppField name="content.text">{(field) => <field.RichTextField label="Treść" height={600} />}</AppField>
    </EditorDialog>
  );
}

const informationSchema: FormSchema<InformationValues, FooterInformationElementInput> = z
  .custom<InformationValues>()
  .transform((values): FooterInformationElementInput => values)
  .pipe(footerInformationSchema);

export function InformationDialog({ part, ...dialog }: DialogProps<InformationValues>) {
  const editor = useFooterPart(part, informationSchema);
  const { AppField } = editor.form;
  return (
    <EditorDialog editor={editor} width={960} {...dialog}>
      <AppField name="displayText">{(field) => <field.TextField label="Nazwa wyświetlana" />}</AppField>
      <AppField name="isActive">{(field) => <field.SwitchField label="Aktywny" />}</AppField>
      <AppField name="content.links">{() => <FooterLinks lang={part.lang} />}</AppField>
    </EditorDialog>
  );
}

export function UpdatesDialog({ part, ...dialog }: DialogProps<FooterUpdatesElementInput>) {
  const editor = useFooterPart(part, footerUpdatesSchema);
  return (
    <EditorDialog editor={editor} {...dialog}>
      <editor.form.AppField name="displayText">
        {(field) => <field.TextField label="Nazwa wyświetlana" />}
      </editor.form.AppField>
    </EditorDialog>
  );
}
