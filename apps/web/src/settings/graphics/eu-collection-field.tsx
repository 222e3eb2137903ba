import { euCollectionSize, euRoomLeft, euTooWide } from '@redakcja/domain/files/eu-collection';
import { useCallback, useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { useField } from '../../shared/form/state/use-field.ts';
import { apiUrl } from '../../shared/session/api-address.ts';
import { SortableList } from '../../shared/sortable/sortable-list.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { LiveRegion } from '../../shared/ui/messages/live-region.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';
import type { KnownPictures } from './known-pictures.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { SizedPicture } from './sized-picture.ts';

const label = 'Obrazy zestawu UE';

/** The pictures of an EU project in their order; together they fit into 1240 pixels (specification, section 5, Files and images). */
export function EuCollectionField({ pictures }: { pictures: KnownPictures }) {
  const { nameOf, find } = pictures;
  const describe = useCallback((ids: number[]) => ids.map(nameOf).join('\n'), [nameOf]);
  const { value, set, name, error, describedBy } = useField<number[]>({ label }, describe);
  const [opened, setOpened] = useState<{ picture: SizedPicture | null }>();
  const [said, setSaid] = useState('');
  const rows = value.flatMap((id) => find(id) ?? []);
  const widths = rows.map(({ width }) => width);
  const left = euRoomLeft(widths);

  function choose(picture: SizedPicture) {
    const replaced = opened?.picture?.id;
    pictures.add(picture);
    set(replaced === undefined ? [...value, picture.id] : value.map((id) => (id === replaced ? picture.id : id)));
    setSaid(`${replaced === undefined ? 'Dodano' : 'Zmieniono'}: ${picture.fileName}`);
    setOpened(undefined);
  }

  return (
    <div className="flex flex-column gap-3">
      <LiveRegion text={said} />
      <SortableList
        label={label}
        items={rows}
        keyOf={({ id }) => id}
        nameOf={({ fileName }) => fileName}
        pressDelay={100}
        onChange={(items) => set(items.map(({ id }) => id))}
      >
        {(picture) => (
          <div className="graphic-row flex-1 flex flex-wrap align-items-center gap-2 min-w-0">
            <div className="w-full">
              <img
                className="graphic-shown block max-w-full h-auto"
                src={apiUrl(picture.path)}
                alt=""
                width={picture.width}
                height={euCollectionSize.height}
              />
            </div>
            <RowText name={picture.fileName} detail={`${picture.width}x${euCollectionSize.height} px`} />
            <Button
              label="Zmień"
              aria-label={`Zmień: ${picture.fileName}`}
              icon="pencil"
              variant="text"
              onClick={() => setOpened({ picture })}
            />
            <Button
              label="Usuń"
              aria-label={`Usuń: ${picture.fileName}`}
              icon="trash"
              variant="danger-text"
              onClick={() => {
                set(value.filter((id) => id !== picture.id));
                setSaid(`Usunięto: ${picture.fileName}`);
              }}
            />
          </div>
        )}
      </SortableList>
      <div className="flex flex-wrap align-items-center gap-3">
        <Button
          name={name}
          label="Dodaj obraz do zestawu"
          icon="plus"
          disabledReason={left < 1 ? `Obrazy zajmują już całe ${euCollectionSize.width} px` : undefined}
          onClick={() => setOpened({ picture: null })}
        />
        <span className="muted">
          Zajęte {euCollectionSize.width - left} z {euCollectionSize.width} px
        </span>
      </div>
      <FieldError id={describedBy} error={error ?? euTooWide(widths)} />
      {opened && (
        <PictureDialog
          title={opened.picture === null ? 'Nowy obraz zestawu UE' : 'Obraz zestawu UE'}
          purpose="euCollection"
          stored={opened.picture}
          room={left + (opened.picture?.width ?? 0)}
          onChoose={choose}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
