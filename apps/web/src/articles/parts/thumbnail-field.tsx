import './media-thumbnail.css';
import { useUploadThumbnail } from '@redakcja/generated/files/files';
import type { Thumbnail } from '@redakcja/generated/model/thumbnail';
import { useRef, useState } from 'react';
import { FieldError } from '../../shared/form/field-error.tsx';
import { useField } from '../../shared/form/use-field.ts';
import { apiUrl } from '../../shared/session/api-address.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { pictureRefusal } from '../../shared/upload/picture-refusal.ts';

/** Section 5, Multimedia, and section 9. */
const recommended = { recommendedWidth: 231, recommendedHeight: 130 };
const types = ['bmp', 'png', 'jpg', 'jpeg', 'gif'];

/** The picture of a film or recording, with the recommended size. */
export function ThumbnailField() {
  const { maxFileSize } = useSession().parameters;
  const { id, value, set, describedBy } = useField<Thumbnail | null>({ label: 'Miniatura' });
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const upload = useUploadThumbnail({
    mutation: {
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas uploadu pliku' },
      onSuccess: ([thumbnail]) => thumbnail && set(thumbnail),
    },
  });

  function choose(file: File | undefined) {
    if (!file) return;
    const refused = pictureRefusal(file, types, maxFileSize);
    setRefusal(refused);
    if (refused === undefined) upload.mutate({ data: { file, ...recommended } });
  }

  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Miniatura
      </label>
      {value && (
        <img className="media-thumbnail media-thumbnail-large" src={apiUrl(value.path)} alt="Wybrana miniatura" />
      )}
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={types.map((type) => `.${type}`).join(',')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <div className="flex flex-wrap align-items-center gap-2">
        <Button
          label={value ? 'Zmień miniaturę' : 'Wybierz plik'}
          icon="upload"
          busy={upload.isPending}
          aria-describedby={`${id}-hint ${describedBy}`}
          onClick={() => input.current?.click()}
        />
        {value && <Button label="Usuń miniaturę" variant="text" onClick={() => set(null)} />}
      </div>
      <span id={`${id}-hint`} className="small muted">
        BMP, PNG, JPG, JPEG lub GIF do {maxFileSize} MB, zalecany rozmiar 231x130
      </span>
      <FieldError id={describedBy} error={refusal} />
    </div>
  );
}
