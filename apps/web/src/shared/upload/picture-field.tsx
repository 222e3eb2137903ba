import { pictureExtensions } from '@redakcja/domain/files/picture-purposes';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture } from '@redakcja/generated/model/picture';
import { use, useEffect, useRef, useState } from 'react';
import { FieldError } from '../form/frames/field-error.tsx';
import { GroupFrame } from '../form/frames/group-frame.tsx';
import { FieldRegistryContext } from '../form/state/form-context.ts';
import { useField } from '../form/state/use-field.ts';
import { apiUrl } from '../session/api-address.ts';
import { Button } from '../ui/buttons/button.tsx';
import { CropEditor } from './crop-editor.tsx';
import { DropZone } from './drop-zone.tsx';
import { pictureHint } from './picture-hint.ts';
import type { PictureLook } from './picture-look.ts';
import { usePicture } from './use-picture.ts';

interface PictureFieldProps {
  label: string;
  /** What is stored. */
  saved: Picture | null;
  /** Put back from the history. */
  former?: Picture | undefined;
  purpose?: ImagePurpose;
  /** Who shows it elsewhere is given the whole of it. */
  onPicture?: (picture: Picture | null) => void;
  /** Called on every change, also of the rectangle. */
  onLook?: (look: PictureLook) => void;
}

const describe = (id: number | null | undefined) =>
  id === undefined ? 'bez zmian' : id === null ? 'brak obrazu' : 'nowy wycinek';

/**
 * A picture with its rectangle, for the field `fileId` of a record: undefined is what is stored, null is none. The uploader gives way to the crop
 * editor, and comes back when the picture is removed (specification, section 2.6).
 */
export function PictureField({
  label,
  saved,
  former,
  purpose = ImagePurpose.other,
  onPicture,
  onLook,
}: PictureFieldProps) {
  const { id, value, set, name, error, describedBy } = useField<number | null | undefined>({ label }, describe);
  const [made, setMade] = useState<Picture>();
  const registry = use(FieldRegistryContext);
  // A form that was replaced by the version of another user has no new crop.
  const known = [made, former].find((picture) => value !== undefined && picture?.id === value);
  const shown = value === null ? null : (known ?? saved);
  const group = useRef<HTMLFieldSetElement>(null);
  const picture = usePicture({
    purpose,
    shown,
    onPicture: (changed) => {
      setMade(changed ?? undefined);
      set(changed === null ? null : changed.id);
      onPicture?.(changed);
      onLook?.({ fileId: changed?.id ?? null, address: changed?.path ?? null });
    },
  });
  const { heldReason, hasFailed, target } = picture;
  // the same of a rectangle that was chosen for another version, or is saved by now
  const editing = made !== undefined && value !== made.id ? undefined : picture.editing;
  useEffect(() => {
    registry.hold(name, heldReason, hasFailed);
    return () => registry.hold(name, undefined);
  }, [registry.hold, name, heldReason, hasFailed]);

  return (
    <GroupFrame id={id} label={label} name={name} describedBy={describedBy} ref={group}>
      {editing && (
        <CropEditor
          label={`Kadrowanie: ${editing.fileName}`}
          src={apiUrl(editing.path)}
          picture={editing.picture}
          target={editing.target}
          crop={editing.crop}
          onChange={picture.changeCrop}
          onDrawn={onLook && ((address) => onLook({ fileId: value, address }))}
        />
      )}
      {!editing && shown && (
        <img className="picture-shown" src={apiUrl(shown.path)} alt={`${label}: ${shown.fileName}`} {...target} />
      )}
      {(editing || shown) && (
        <div className="flex flex-wrap align-items-center gap-2">
          {!editing && (
            <Button
              label="Zmień kadr"
              icon="pencil"
              onClick={() => {
                setMade(undefined);
                void picture.cropAgain();
              }}
            />
          )}
          <Button
            variant="danger-text"
            icon="trash"
            label="Usuń obraz"
            onClick={() => {
              picture.remove();
              group.current?.focus();
            }}
          />
          {picture.retryCrop && <Button label="Przytnij ponownie" icon="refresh" onClick={picture.retryCrop} />}
        </div>
      )}
      {!editing && !shown && (
        <DropZone
          onFiles={(files) => {
            setMade(undefined);
            picture.choose(files);
          }}
          accept={pictureExtensions[purpose].map((type) => `.${type}`).join(',')}
          isMultiple={false}
          hint={pictureHint(purpose, picture.maxFileSize)}
        />
      )}
      <span className="small muted" role="status">
        {[picture.note, heldReason && `${heldReason}…`].filter(Boolean).join(' ')}
      </span>
      <FieldError id={describedBy} error={picture.refusal ?? error} />
    </GroupFrame>
  );
}
