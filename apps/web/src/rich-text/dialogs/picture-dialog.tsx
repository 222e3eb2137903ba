import './picture-dialog.css';
import { pictureExtensions } from '@redakcja/domain/files/picture-purposes';
import { maxAlternativeText, textPictureSize } from '@redakcja/domain/shared/html/text-pictures';
import { useUploadThumbnail } from '@redakcja/generated/files/files';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { useEffect, useId, useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { closeAsking } from '../../shared/ui/dialogs/discard-question.ts';
import { Textarea } from '../../shared/ui/inputs/textarea.tsx';
import { DropZone } from '../../shared/upload/drop-zone.tsx';
import { pictureTypesText } from '../../shared/upload/picture-hint.ts';
import { pictureRefusal } from '../../shared/upload/picture-refusal.ts';

const types = pictureExtensions[ImagePurpose.other];
const fitted = { recommendedWidth: textPictureSize, recommendedHeight: textPictureSize };

interface PictureDialogProps {
  /** Pasted or dropped; otherwise it is chosen here. */
  file?: File | undefined;
  /** Alternative text of an existing picture; undefined for a new one. */
  current?: string | undefined;
  /** Number of further files, which get the dialog after this one. */
  waiting?: number;
  /** The address is that of a new picture. */
  onPut: (alt: string, address: string | undefined) => void;
  /** Leaves this picture out; the further files remain. */
  onSkip: () => void;
  /** Leaves all of them out. */
  onClose: () => void;
}

/** Inserts a picture or edits its alternative text, which is required. */
export function PictureDialog(props: PictureDialogProps) {
  const { file: given, current, waiting = 0, onPut, onSkip, onClose } = props;
  const { maxFileSize } = useSession().parameters;
  const refusalOf = (one: File | undefined) => one && pictureRefusal(one, types, maxFileSize);
  const [file, setFile] = useState(refusalOf(given) === undefined ? given : undefined);
  const [refusal, setRefusal] = useState(refusalOf(given));
  const [alt, setAlt] = useState(current ?? '');
  const [isTried, setTried] = useState(false);
  const id = useId();
  const shown = useObjectUrl(file);
  const upload = useUploadThumbnail({
    mutation: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas uploadu pliku' } },
  });
  const isNew = current === undefined;
  const altError = isTried && alt.trim() === '' ? 'Opisz, co przedstawia obraz' : undefined;

  function choose([chosen]: File[]) {
    if (!chosen) return;
    const refused = refusalOf(chosen);
    setRefusal(refused);
    if (refused === undefined) setFile(chosen);
  }

  async function save() {
    setTried(true);
    if (isNew && !file) return setRefusal('Wybierz obraz');
    if (alt.trim() === '') return document.getElementById(id)?.focus();
    if (!file) return onPut(alt.trim(), undefined);
    const [stored] = await upload.mutateAsync({ data: { file, ...fitted } });
    if (stored) onPut(alt.trim(), stored.path);
  }

  return (
    <Dialog
      open
      title={isNew ? 'Wstaw obraz' : 'Zmień opis obrazu'}
      onClose={() => void closeAsking(file !== undefined || alt !== (current ?? ''), onClose)}
      closable={!upload.isPending}
      footer={
        <>
          <Button
            label={waiting > 0 ? `Pomiń (jeszcze ${waiting})` : 'Anuluj'}
            disabledReason={upload.isPending ? 'Trwa wysyłanie obrazu' : undefined}
            onClick={onSkip}
          />
          <Button
            label={isNew ? 'Wstaw obraz' : 'Zapisz opis'}
            variant="primary"
            busy={upload.isPending}
            onClick={() => void save().catch(() => {})}
          />
        </>
      }
    >
      <div className="flex flex-column gap-3">
        {shown !== undefined && (
          <img className="picture-dialog-shown" src={shown} alt={`Wybrany plik: ${file?.name}`} />
        )}
        {isNew && (
          <div>
            <DropZone
              onFiles={choose}
              isMultiple={false}
              accept={types.map((type) => `.${type}`).join(',')}
              hint={`${pictureTypesText(ImagePurpose.other)} do ${maxFileSize} MB; większy niż ${textPictureSize}x${textPictureSize} zostanie zmniejszony`}
            />
            <FieldError id={`${id}-file`} error={refusal} />
          </div>
        )}
        <div className="field">
          <label htmlFor={id} className="field-label">
            Tekst alternatywny
            <span className="required" aria-hidden="true">
              {' '}
              *
            </span>
          </label>
          <Textarea
            id={id}
            value={alt}
            rows={3}
            invalid={altError !== undefined}
            required
            autoFocus={!isNew || given !== undefined}
            maxLength={maxAlternativeText}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={setAlt}
          />
          <span id={`${id}-hint`} className="small muted">
            Czytają go osoby, które obrazu nie widzą. Napisz, co z niego wynika, na przykład: „Mapa gminy z granicami
            sołectw”.
          </span>
          <FieldError id={`${id}-error`} error={altError} />
        </div>
      </div>
    </Dialog>
  );
}

/** Address of a chosen file until another one is chosen. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file && address;
}
