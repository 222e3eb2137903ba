import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { NewTabField } from '../fields/new-tab-field.tsx';
import { withFieldGroup } from '../state/app-form.ts';
import { ReaderTextField } from './reader-text-field.tsx';

const defaultValues: { displayText: string; title: string; target: LinkTarget } = {
  displayText: '',
  title: '',
  target: LinkTarget.SameTab,
};

/** Display name, text for screen readers and target of a link, a recording or a channel. */
export const ReaderFields = withFieldGroup({
  defaultValues,
  render: ({ group }) => (
    <>
      <group.AppField name="displayText">{(field) => <field.TextField label="Nazwa wyświetlana" />}</group.AppField>
      <group.AppField name="title">{() => <ReaderTextField />}</group.AppField>
      <group.AppField name="target">{() => <NewTabField />}</group.AppField>
    </>
  ),
});

/** Names of the three fields in most forms. */
export const readerFields = { displayText: 'displayText', title: 'title', target: 'target' } as const;
