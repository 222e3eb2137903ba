import { countAsObject, nouns } from '@redakcja/domain/shared/polish-plural';
import { mergeTags } from '@redakcja/generated/dictionaries/dictionaries';
import type { Tag } from '@redakcja/generated/model/tag';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '../shared/form/form-dialog.tsx';
import { ifMatch } from '../shared/form/save-meta.ts';
import type { Selection } from '../shared/list/use-selection.ts';
import { Button } from '../shared/ui/button.tsx';
import { toast } from '../shared/ui/toast-store.ts';

const schema = z.object({ keptId: z.number() });

interface Merge {
  kept: Tag;
  merged: readonly Tag[];
}

/** Merging of the ticked tags: the button, and the question which of them stays. */
export function useTagMerge(selection: Selection<Tag>) {
  const [tags, setTags] = useState<readonly Tag[]>([]);
  const { mutate, isPending } = useMutation({
    mutationKey: ['tag', 'merge'],
    mutationFn: ({ kept, merged }: Merge) =>
      mergeTags(kept.id, { tagIds: merged.map(({ id }) => id) }, ifMatch(kept.etag)),
    meta: { errorMessage: 'Nie udało się scalić tagów' },
    onSuccess: ({ articles, bookmarks }, { kept, merged }) => {
      const uses = `${countAsObject(articles, nouns.article)} i ${countAsObject(bookmarks, nouns.bookmark)}`;
      toast.success(`Scalono ${countAsObject(merged.length + 1, nouns.tag)} w „${kept.name}”. Zmieniono ${uses}`);
      selection.clear();
    },
  });
  function merge(keptId: number) {
    const kept = tags.find(({ id }) => id === keptId);
    if (kept !== undefined) mutate({ kept, merged: tags.filter((tag) => tag !== kept) });
    setTags([]);
  }
  const { rows } = selection;
  const [first] = tags;
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
    dialog: first && (
      <FormDialog
        title={`Scalić ${countAsObject(tags.length, nouns.tag)} w jeden?`}
        schema={schema}
        values={{ keptId: first.id }}
        action="Scal"
        onSubmit={({ keptId }) => merge(keptId)}
        onClose={() => setTags([])}
      >
        {(form) => (
          <>
            <p className="mt-0">
              Artykuły i zakładki dostaną tag, który zostaje, a pozostałe tagi zostaną usunięte. Tego nie można cofnąć.
            </p>
            <form.AppField name="keptId">
              {(field) => (
                <field.RadioField
                  label="Tag, który zostaje"
                  options={tags.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </form.AppField>
          </>
        )}
      </FormDialog>
    ),
  };
}
