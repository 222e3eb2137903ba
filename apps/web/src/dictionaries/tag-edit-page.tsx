import { useGetTag, useUpdateTag } from '@redakcja/generated/dictionaries/dictionaries';
import type { Tag } from '@redakcja/generated/model/tag';
import type { TagInput } from '@redakcja/generated/model/tagInput';
import { useParams } from '@tanstack/react-router';
import { EditRecord } from '../shared/form/edit-record.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { ifMatch, saveMeta } from '../shared/form/save-meta.ts';
import { TagForm, tagValues } from './tag-form.tsx';

/** /slowniki/tagi/edytuj/{id} (specification, section 2.4). */
export function TagEditPage() {
  const id = Number(useParams({ strict: false }).id);
  const query = useGetTag(id, {
    query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania tagu' } },
  });
  return (
    <EditRecord name={`tag:${id}`} query={query} toValues={tagValues}>
      {(record) => <TagEdit id={id} record={record} />}
    </EditRecord>
  );
}

function TagEdit({ id, record }: { id: number; record: EditedRecord<TagInput, Tag> }) {
  const { mutateAsync: updateTag } = useUpdateTag({
    mutation: {
      meta: saveMeta('Tag został zapisany', 'Wystąpił niespodziewany błąd podczas aktualizacji danych tagu'),
    },
    request: ifMatch(record.etag),
  });
  return <TagForm record={record} title={record.data.name} doing="edycja" save={(data) => updateTag({ id, data })} />;
}
