import { readerTextHint } from '@redakcja/domain/settings/reader-text-hint';
import { useStore } from '@tanstack/react-form';
import { use } from 'react';
import { TextField } from '../fields/text-field.tsx';
import { useFieldContext } from '../state/form-context.ts';
import { PageTextsContext } from './page-texts.ts';

/** The text for screen readers, with a hint when it adds no information; the hint does not prevent saving. The visible name is the field `displayText`. */
export function ReaderTextField({ fileName }: { fileName?: string | undefined }) {
  const { form, name, state } = useFieldContext<string>();
  const beside = name.replace(/title$/, 'displayText');
  const displayText = useStore(form.store, () => form.getFieldValue(beside));
  const others = use(PageTextsContext);
  const hint = readerTextHint({ title: state.value, displayText, fileName, others }) ?? undefined;
  return <TextField label="Tekst pod czytniki dla osób słabowidzących" hint={hint} />;
}
