import { countAsObject, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { Tag } from '@redakcja/generated/model/tag';
import { z } from 'zod';
import { FormDialog } from '../../shared/form/dialogs/form-dialog.tsx';

const schema = z.object({ targetId: z.number() });

interface MergeTagsDialogProps {
  tags: readonly Tag[];
  onMerge: (targetId: number) => void;
  onClose: () => void;
}

/** Which of the tags stays. */
export function MergeTagsDialog({ tags, onMerge, onClose }: MergeTagsDialogProps) {
  return (
    <FormDialog
      title={`Scalić ${countAsObject(tags.length, nouns.tag)} w jeden?`}
      schema={schema}
      values={{ targetId: tags[0]?.id ?? 0 }}
      action="Scal"
      onSubmit={({ targetId }) => onMerge(targetId)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className="mt-0">
            Artykuły i zakładki dostaną tag, który zostaje, a pozostałe tagi zostaną usunięte. Tego nie można cofnąć.
          </p>
          <form.AppField name="targetId">
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
  );
}
