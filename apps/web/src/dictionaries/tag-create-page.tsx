import { useCreateTag } from '@redakcja/generated/dictionaries/dictionaries';
import { NewRecord } from '../shared/form/new-record.tsx';
import { saveMeta } from '../shared/form/save-meta.ts';
import { useSession } from '../shared/session/session.ts';
import { TagForm } from './tag-form.tsx';
import { tagCard } from './tag-paths.ts';

/** /slowniki/tagi/utworz-nowy (specification, section 2.4). */
export function TagCreatePage() {
  const { language, parameters } = useSession();
  const { mutateAsync: createTag } = useCreateTag({
    mutation: { meta: saveMeta('Tag został utworzony', 'Wystąpił niespodziewany błąd podczas tworzenia tagu') },
  });
  const languageId = parameters.languages.find((one) => one.isoCode === language)?.id ?? 1;
  return (
    <NewRecord name="tag:nowy" values={{ name: '', languageId }} cardOf={tagCard}>
      {(record) => <TagForm record={record} title="Nowy tag" doing="nowy" save={(data) => createTag({ data })} />}
    </NewRecord>
  );
}
