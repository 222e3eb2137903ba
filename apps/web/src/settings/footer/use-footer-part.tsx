import { etagOf } from '@redakcja/generated/http';
import type { Footer } from '@redakcja/generated/model/footer';
import type { FooterElementInput } from '@redakcja/generated/model/footerElementInput';
import { updateFooter } from '@redakcja/generated/settings/settings';
import { useEffect } from 'react';
import { sameValue } from '../../shared/form/conflict/merge.ts';
import type { RecordQuery } from '../../shared/form/page/edit-record.tsx';
import type { FormSchema } from '../../shared/form/state/app-form.ts';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { useUpdate } from '../../shared/form/state/use-save.ts';
import { statusOf } from '../../shared/problem.ts';
import { footer } from '../resources.ts';
import type { RestoredField } from './restored-field.ts';

export interface FooterPart<Values extends object> {
  /** ISO code. */
  lang: string;
  query: RecordQuery<Footer>;
  record: FormRecord<Values, Footer>;
  toValues: (footer: Footer) => Values;
  /** A former value to begin with. */
  restored: RestoredField | undefined;
}

/**
 * The editor of one part, which is saved separately. A concurrent change of another part is ignored; one of the same part opens the conflict dialog
 * (412).
 */
export function useFooterPart<Values extends object, Output extends FooterElementInput>(
  { lang, query, record, toValues, restored }: FooterPart<Values>,
  schema: FormSchema<Values, Output>,
) {
  const update = useUpdate(footer, lang, updateFooter);
  const editor = useEditor({
    schema,
    record,
    async save(part, etag) {
      const input = { footerElements: [part] };
      try {
        return await update(input, etag);
      } catch (error) {
        if (statusOf(error) !== 412) throw error;
        const { data } = await query.refetch();
        if (data === undefined || !sameValue(toValues(data), record.values)) throw error;
        return update(input, etagOf(data));
      }
    },
  });
  const { form } = editor;
  useEffect(() => {
    // The path is one of the dialog's values (restored-field.ts), which the form's own type of paths cannot know for every part.
    if (restored) form.setFieldValue(restored.path as never, restored.value as never);
  }, [form, restored]);
  return editor;
}
