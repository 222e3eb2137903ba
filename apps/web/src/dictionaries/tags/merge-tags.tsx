import { countAsObject, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { mergeTags } from '@redakcja/generated/dictionaries/dictionaries';
import type { Tag } from '@redakcja/generated/model/tag';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ifMatch } from '../../shared/form/state/save-meta.ts';
import type { Selection } from '../../shared/list/bulk/use-selection.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { toast } from '../../shared/ui/messages/toast-store.ts';

/** Loaded when it is opened: the list needs no form. */
const MergeTagsDialog = lazy(async () => ({ default: (await import('./merge-tags-dialog.tsx')).MergeTagsDialog }));

interface Merge {
  target: Tag;
  merged: readonly Tag[];
}

/** Merging of the ticked tags: the button, and the question which of them stays. */
export function useTagMerge(selection: Selection<Tag>) {
  const [tags, setTags] = useState<readonly Tag[]>([]);
  const { mutate, isPending } = useMutation({
    mutationKey: ['tag', 'merge'],
    mutationFn: ({ target, merged }: Merge) =>
      mergeTags(target.id, { tagIds: merged.map(({ id }) => id) }, ifMatch(target.etag)),
    meta: { errorMessage: 'Nie udało się scalić tagów' },
    onSuccess: ({ articles, bookmarks }, { target, merged }) => {
      const uses = `${countAsObject(articles, nouns.article)} i ${countAsObject(bookmarks, nouns.bookmark)}`;
      toast.success(`Scalono ${countAsObject(merged.length + 1, nouns.tag)} w „${target.name}”. Zmieniono ${uses}`);
      selection.clear();
    },
  });
  function merge(targetId: number) {
    const target = tags.find(({ id }) => id === targetId);
    if (target !== undefined) mutate({ target, merged: tags.filter((tag) => tag !== target) });
    setTags([]);
  }
  const { rows } = selection;
  return {
    button: (
      <Button
        label="Scal"
        icon="arrow-down-left-and-arrow-up-right-to-center"
        busy={isPending}
        disabledReason={rows.length < 2 ? 'Zaznacz co najmniej dwa tagi' : undefined}
        onClick={() => setTags(rows)}
      />
    ),
    dialog: tags.length > 0 && (
      <Suspense>
        <MergeTagsDialog tags={tags} onMerge={merge} onClose={() => setTags([])} />
      </Suspense>
    ),
  };
}
