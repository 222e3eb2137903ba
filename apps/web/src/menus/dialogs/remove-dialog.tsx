import { countOf } from '@redakcja/domain/shared/text/polish-plural';
import { useListMenuElementUsages } from '@redakcja/generated/menus/menus';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { Usages } from '../../shared/ui/page/usages.tsx';
import { seenOf } from '../menu/use-menu.ts';
import type { MenuDialogProps } from './menu-dialog-props.ts';

const uses = ['użycie', 'użycia', 'użyć'] as const;

/** Confirms the deletion of a category and lists everything that is deleted or changed with it. */
export function RemoveDialog({ element, menu, changes, onClose }: MenuDialogProps) {
  const query = useListMenuElementUsages(element.elementId, {
    query: { meta: { silent: true, optional: true }, gcTime: 0, staleTime: 0 },
  });
  const { data, isError } = query;

  function remove() {
    void changes.sendSaying(
      { event: 'delete', elementId: element.elementId, seen: seenOf(menu, { element: element.elementId }) },
      `Usunięto „${element.displayText}”`,
    );
    onClose();
  }
  const refusal = data === undefined ? 'Sprawdzanie, co używa kategorii' : data.obstacles.join('\n') || undefined;
  return (
    <Dialog
      open
      role="alertdialog"
      title={`Usunąć kategorię „${element.displayText}”?`}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} autoFocus />
          <Button
            label="Usuń kategorię"
            variant="danger-filled"
            disabledReason={data?.canDelete ? undefined : refusal}
            onClick={remove}
          />
        </>
      }
    >
      {isError && data === undefined && <LoadFailure onRetry={query.refetch} />}
      {data === undefined && !isError && <Loader />}
      {data && (
        <>
          {data.obstacles.map((obstacle) => (
            <p key={obstacle} className="mt-0">
              {obstacle}
            </p>
          ))}
          <p className="mt-0">
            {data.groups.length === 0
              ? 'Nic jej nie używa. Usunięcie można cofnąć.'
              : `Kategoria ma ${countOf(total(data.groups), uses)}. Usunięcie można cofnąć.`}
          </p>
          <Usages groups={data.groups} />
        </>
      )}
    </Dialog>
  );
}

const total = (groups: readonly UsageGroup[]) => groups.reduce((sum, group) => sum + group.total, 0);
