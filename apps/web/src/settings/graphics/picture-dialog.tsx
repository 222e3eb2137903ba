import { euCollectionSize } from '@redakcja/domain/files/eu-collection';
import { pictureExtensions, pictureSizes, type Size } from '@redakcja/domain/files/picture-purposes';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture } from '@redakcja/generated/model/picture';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { apiUrl } from '../../shared/session/api-address.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { closeAsking } from '../../shared/ui/dialogs/discard-question.ts';
import { CropEditor } from '../../shared/upload/crop-editor.tsx';
import { DropZone } from '../../shared/upload/drop-zone.tsx';
import { pictureHint } from '../../shared/upload/picture-hint.ts';
import { usePicture } from '../../shared/upload/use-picture.ts';
import type { SizedPicture } from './sized-picture.ts';
import { WidthField } from './width-field.tsx';

interface PictureDialogProps {
  title: string;
  purpose: ImagePurpose;
  /** The picture that is cropped again; null for a new one. */
  stored: SizedPicture | null;
  /** Remaining width of the EU set, px. */
  room?: number;
  onChoose: (picture: SizedPicture) => void;
  onClose: () => void;
}

/** A picture and its rectangle: the uploader, then the crop editor (specification, section 2.6). */
export function PictureDialog({ title, purpose, stored, room, onChoose, onClose }: PictureDialogProps) {
  const [made, setMade] = useState<SizedPicture>();
  const picture = usePicture({
    purpose,
    shown: stored,
    targetFor: (whole) => targetOf(purpose, whole, room),
    onPicture: (cropped: Picture | null, { width }: Size) =>
      setMade(cropped === null ? undefined : { ...cropped, width }),
  });
  const { editing, heldReason } = picture;
  const openStored = useEffectEvent(() => {
    if (stored !== null) void picture.cropAgain({ ...pictureSizes[purpose].crop, width: stored.width });
  });
  useEffect(() => openStored(), []);
  const isChanged = made !== undefined || picture.isUploading || editing?.isChanged === true;
  const close = () => void closeAsking(isChanged, onClose);
  const id = useId();

  return (
    <Dialog
      open
      title={title}
      width={920}
      onClose={close}
      footer={
        <>
          <Button label="Anuluj" onClick={close} />
          <Button
            label="Zastosuj"
            icon="check"
            variant="primary"
            disabledReason={heldReason ?? whyNot(made, editing?.isChanged)}
            onClick={() => made && onChoose(made)}
          />
        </>
      }
    >
      <div className="flex flex-column gap-3">
        {editing ? (
          <>
            <CropEditor
              label={`Kadrowanie: ${editing.fileName}`}
              src={apiUrl(editing.path)}
              picture={editing.picture}
              target={editing.target}
              crop={editing.crop}
              onChange={picture.changeCrop}
            />
            {room !== undefined && (
              <WidthField
                value={editing.target.width}
                room={room}
                onChange={(width) => picture.changeTarget({ ...euCollectionSize, width })}
              />
            )}
            <div className="flex flex-wrap gap-2">
              {picture.retryCrop && <Button label="Przytnij ponownie" icon="refresh" onClick={picture.retryCrop} />}
              <Button label="Wybierz inny obraz" icon="upload" variant="text" onClick={picture.remove} />
            </div>
          </>
        ) : (
          <DropZone
            onFiles={picture.choose}
            accept={pictureExtensions[purpose].map((type) => `.${type}`).join(',')}
            isMultiple={false}
            hint={pictureHint(purpose, picture.maxFileSize)}
          />
        )}
        <span className="small muted" role="status">
          {[picture.note, heldReason && `${heldReason}…`].filter(Boolean).join(' ')}
        </span>
        {picture.refusal !== undefined && (
          <p id={id} className="field-error m-0" role="alert">
            {picture.refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Size of the crop: fixed by the purpose, but the width of a picture of the EU set follows its proportions at a height of 45 px, up to the remaining width. */
function targetOf(purpose: ImagePurpose, { width, height }: Size, room: number | undefined): Size {
  const { crop } = pictureSizes[purpose];
  if (room === undefined) return crop;
  return { ...crop, width: Math.max(1, Math.min(room, Math.round((width * crop.height) / height))) };
}

function whyNot(made: SizedPicture | undefined, isChanged = false): string | undefined {
  if (isChanged) return 'Obraz nie został przycięty. Przytnij go ponownie';
  return made === undefined ? 'Wybierz obraz albo zmień jego kadr' : undefined;
}
