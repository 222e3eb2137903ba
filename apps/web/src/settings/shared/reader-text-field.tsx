import { type ReaderText, readerTextHint } from '@redakcja/domain/settings/reader-text-hint';
import { TextField } from '../../shared/form/fields/text-field.tsx';
import { useFieldContext } from '../../shared/form/form-context.ts';

/** The text for screen readers, with a hint about common mistakes, which does not prevent saving. */
export function ReaderTextField(around: Omit<ReaderText, 'title'>) {
  const title = useFieldContext<string>().state.value;
  const hint = readerTextHint({ ...around, title }) ?? undefined;
  return <TextField label="Tekst pod czytniki dla osób słabowidzących" hint={hint} />;
}
