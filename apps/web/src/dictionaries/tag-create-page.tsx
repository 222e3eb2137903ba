import { useCreateTag } from '@redakcja/generated/dictionaries/dictionaries';
import { NewRecord } from '../shared/form/new-record.tsx';
import { saveMeta } from '../shared/form/save-meta.ts';
import { useNewEntry } from './named-entry-form.tsx';
import { TagForm } from './tag-form.tsx';
import { tagCard } from './tag-paths.ts';

/** /slowniki/tagi/utworz-nowy (specification, section 2.4). */
export function TagCreatePage() {
  const { mutateAsync: createTag } = useCreateTag({
    mutation: { meta: saveMeta('Tag został utworzony', 'Wystąpił niespodziewany błąd podczas tworzenia tagu') },
  });
  return (
    <NewRecord name="tag:nowy" values={useNewEntry()} cardOf={tagCard}>
      {(record) => <TagForm record={record} title="Nowy tag" doing="nowy" save={(data) => createTag({ data })} />}
    </NewRecord>
  );
}
