import { useUploadFlag } from '@redakcja/generated/files/files';
import type { FileReference } from '@redakcja/generated/model/fileReference';
import { useState } from 'react';
import { FieldError } from '../shared/form/frames/field-error.tsx';
import { GroupFrame } from '../shared/form/frames/group-frame.tsx';
import { useField } from '../shared/form/state/use-field.ts';
import { useSession } from '../shared/session/session.ts';
import { Flag } from '../shared/ui/page/flag.tsx';
import { DropZone } from '../shared/upload/drop-zone.tsx';
import { pictureRefusal } from '../shared/upload/picture-refusal.ts';

/** Section 2.4, and drawings, as the flags that come with the product are. */
const types = ['svg', 'bmp', 'png', 'jpg', 'jpeg', 'gif'];
const accept = types.map((type) => `.${type}`).join(',');

interface FlagFieldProps {
  saved: FileReference | null;
  required: boolean;
  disabledReason: string | undefined;
}

const describe = (id: number | undefined) => (id === undefined ? 'bez zmian' : 'nowy plik');

/** The flag of a code: uploaded at once, tied to the code when the code is saved. */
export function FlagField({ saved, required, disabledReason }: FlagFieldProps) {
  const { maxFileSize } = useSession().parameters;
  const { id, value, set, error, describedBy } = useField<number | undefined>({ label: 'Flaga' }, describe);
  const [uploaded, setUploaded] = useState<FileReference>();
  const [refusal, setRefusal] = useState<string>();
  const upload = useUploadFlag({
    mutation: {
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas uploadu pliku' },
      onSuccess: (flag) => {
        setUploaded(flag);
        set(flag.id);
      },
    },
  });
  // A form that was reset (another user's version was adopted) has no uploaded file.
  const shown = value === undefined ? saved : (uploaded ?? saved);

  function choose([file]: File[]) {
    if (!file) return;
    const refused = pictureRefusal(file, types, maxFileSize);
    setRefusal(refused);
    if (refused === undefined) upload.mutate({ data: { file } });
  }

  return (
    <GroupFrame id={id} label="Flaga" required={required} describedBy={describedBy}>
      {shown && (
        <p className="flex align-items-center gap-2 m-0">
          <Flag file={shown} alt="Flaga" size={32} />
          {shown.fileName}
        </p>
      )}
      {disabledReason === undefined && (
        <DropZone
          onFiles={choose}
          accept={accept}
          isMultiple={false}
          hint={`SVG, BMP, PNG, JPG lub GIF, zalecany rozmiar 32x32, do ${maxFileSize} MB`}
        />
      )}
      {upload.isPending && <p role="status">Wysyłanie pliku…</p>}
      <FieldError id={describedBy} error={refusal ?? error} />
    </GroupFrame>
  );
}
