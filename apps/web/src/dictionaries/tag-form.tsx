import { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import type { Tag } from '@redakcja/generated/model/tag';
import type { TagInput } from '@redakcja/generated/model/tagInput';
import { NamedEntryForm, type NamedEntryFormProps } from './named-entry-form.tsx';
import { tagsPath } from './tag-paths.ts';

export function tagValues({ name, languageId }: Tag): TagInput {
  return { name, languageId };
}

/** A tag: the same form for a new one and for one that is there. */
export function TagForm(props: NamedEntryFormProps) {
  return (
    <NamedEntryForm {...props} schema={tagSchema} cardTitle="Dane tagu" list={{ label: 'Tagi', path: tagsPath }} />
  );
}
