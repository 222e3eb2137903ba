import { pictureSizes, shownSize } from '@redakcja/domain/files/picture-purposes';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { useCallback, useRef, useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { GroupFrame } from '../../shared/form/frames/group-frame.tsx';
import { useField } from '../../shared/form/state/use-field.ts';
import { apiUrl } from '../../shared/session/api-address.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import type { KnownPictures } from './known-pictures.ts';
import { PictureDialog } from './picture-dialog.tsx';

interface GraphicFieldProps {
  label: string;
  purpose: ImagePurpose;
  pictures: KnownPictures;
}

/** One graphic: its preview and its dialog. */
export function GraphicField({ label, purpose, pictures }: GraphicFieldProps) {
  const { nameOf } = pictures;
  const describe = useCallback((id: number | null) => (id === null ? 'brak obrazu' : nameOf(id)), [nameOf]);
  const { id, value, set, name, error, describedBy } = useField<number | null>({ label }, describe);
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const shown = value === null ? null : pictures.find(value);
  const { crop } = pictureSizes[purpose];
  return (
    <GroupFrame id={id} label={label} name={name} describedBy={describedBy} ref={group}>
      {shown ? (
        <img
          className="graphic-shown block max-w-full h-auto"
          src={apiUrl(shown.path)}
          alt={`${label}: ${shown.fileName}`}
          {...crop}
        />
      ) : (
        <span className="muted">Brak obrazu ({shownSize(crop)})</span>
      )}
      <div className="flex flex-wrap align-items-center gap-2">
        <Button
          label={shown ? 'Zmień' : 'Dodaj obraz'}
          aria-label={`${shown ? 'Zmień' : 'Dodaj obraz'}: ${label}`}
          icon={shown ? 'pencil' : 'plus'}
          onClick={() => setOpen(true)}
        />
        {value !== null && (
          <Button
            variant="danger-text"
            icon="trash"
            label="Usuń"
            aria-label={`Usuń: ${label}`}
            onClick={() => {
              set(null);
              group.current?.focus();
            }}
          />
        )}
      </div>
      <FieldError id={describedBy} error={error} />
      {isOpen && (
        <PictureDialog
          title={label}
          purpose={purpose}
          stored={shown}
          onClose={() => setOpen(false)}
          onChoose={(picture) => {
            pictures.add(picture);
            set(picture.id);
            setOpen(false);
          }}
        />
      )}
    </GroupFrame>
  );
}
