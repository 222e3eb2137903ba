import { type ReactNode, useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { useField } from '../../shared/form/state/use-field.ts';
import { SortableList } from '../../shared/sortable/sortable-list.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { LiveRegion } from '../../shared/ui/messages/live-region.tsx';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { RowActions } from './row-actions.tsx';

/** What the dialog of one link, film or recording is given. */
export interface PartDialogProps<Part> {
  part: Part;
  isNew: boolean;
  onSubmit: (part: Part) => void;
  onClose: () => void;
}

interface PartListProps<Part> {
  label: string;
  texts: {
    /** Without any. */
    empty: string;
    add: string;
    /** Message when the same item is in the list already. */
    duplicate: string;
    /** One of them, in the accusative: „łącze”. */
    one: string;
  };
  disabledReason: string | undefined;
  /** What the dialog of a new one starts with. */
  blank: Part;
  keyOf: (part: Part) => string;
  row: (part: Part) => ReactNode;
  dialog: (props: PartDialogProps<Part>) => ReactNode;
}

const namesOf = (parts: readonly { displayText: string }[]) => parts.map((part) => part.displayText).join('\n');

/** A list of links or of multimedia: each has a dialog of its own; they are put in order by drag or keyboard. */
export function PartList<Part extends { displayText: string }>(props: PartListProps<Part>) {
  const { label, texts, disabledReason, blank, keyOf, row, dialog } = props;
  const { value, set, error, describedBy } = useField<Part[]>({ label }, namesOf);
  /** Place of the one in the dialog; the length of the list for a new one. */
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState('');

  function put(part: Part) {
    setOpened(undefined);
    const others = value.filter((_, index) => index !== opened);
    // Duplicates are ignored (specification, section 5).
    if (others.some((one) => keyOf(one) === keyOf(part))) {
      toast.info(texts.duplicate);
      return;
    }
    const isNew = opened === value.length;
    set(isNew ? [...value, part] : value.map((one, index) => (index === opened ? part : one)));
    setSaid(`${isNew ? 'Dodano' : 'Zmieniono'}: ${part.displayText}`);
  }

  return (
    <Card
      title={label}
      aside={value.length}
      actions={
        <Button
          label={texts.add}
          icon="plus"
          variant="text"
          disabledReason={disabledReason}
          onClick={() => setOpened(value.length)}
        />
      }
    >
      {value.length === 0 && <p className="m-0 muted">{texts.empty}</p>}
      <LiveRegion text={said} />
      <SortableList
        label={label}
        items={value}
        keyOf={keyOf}
        nameOf={(part) => part.displayText}
        pressDelay={100}
        disabledReason={disabledReason}
        onChange={set}
      >
        {(part, index) => (
          <>
            {row(part)}
            <RowActions
              name={`${texts.one} „${part.displayText}”`}
              disabledReason={disabledReason}
              onEdit={() => setOpened(index)}
              onRemove={() => {
                set(value.filter((one) => one !== part));
                setSaid(`Usunięto: ${part.displayText}`);
              }}
            />
          </>
        )}
      </SortableList>
      <FieldError id={describedBy} error={error} />
      {opened !== undefined &&
        dialog({
          part: value[opened] ?? blank,
          isNew: opened === value.length,
          onSubmit: put,
          onClose: () => setOpened(undefined),
        })}
    </Card>
  );
}
