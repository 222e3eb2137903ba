import { manualFormatMessage } from '@redakcja/domain/settings/parameters/system-parameter-form';
import { fileTooLargeMessage, isFileTooLarge } from '@redakcja/domain/shared/formats/file-size';
import { useUploadPdf } from '@redakcja/generated/files/files';
import type { ManualFile } from '@redakcja/generated/model/manualFile';
import type { ManualFileInput } from '@redakcja/generated/model/manualFileInput';
import type { ManualParameterValue } from '@redakcja/generated/model/manualParameterValue';
import { use, useEffect, useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { GroupFrame } from '../../shared/form/frames/group-frame.tsx';
import { FieldRegistryContext } from '../../shared/form/state/form-context.ts';
import { useField } from '../../shared/form/state/use-field.ts';
import { messageOf } from '../../shared/problem.ts';
import { apiUrl } from '../../shared/session/api-address.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { DropZone } from '../../shared/upload/drop-zone.tsx';

type Manual = ManualFileInput | null | undefined;

interface ManualFieldProps {
  label: string;
  stored: ManualParameterValue;
}

/** A PDF that is uploaded at once and assigned to the parameter on saving (specification, sections 2.6 and 5). */
export function ManualField({ label, stored }: ManualFieldProps) {
  const { maxFileSize } = useSession().parameters;
  const [uploaded, setUploaded] = useState<{ fileId: number; fileName: string }>();
  const [refusal, setRefusal] = useState<string>();
  const registry = use(FieldRegistryContext);
  const nameOf = (manual: Manual) =>
    [uploaded, stored.userManual].find((one) => one && one.fileId === manual?.fileId)?.fileName ?? 'domyślny';
  const { id, value, set, name, error, describedBy } = useField<Manual>({ label }, (manual) => nameOf(manual));
  const upload = useUploadPdf({
    mutation: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas uploadu pliku', handledStatuses: [415] } },
  });
  const { isPending, isError } = upload;
  useEffect(() => {
    registry.hold(name, isPending ? 'Trwa wysyłanie pliku' : undefined, isError);
    return () => registry.hold(name, undefined);
  }, [registry.hold, name, isPending, isError]);

  async function choose([file]: File[]) {
    if (!file) return;
    const isNamed = file.name.toLowerCase().endsWith('.pdf');
    const refused = isNamed
      ? isFileTooLarge(file.size, maxFileSize)
        ? fileTooLargeMessage(maxFileSize)
        : undefined
      : manualFormatMessage;
    setRefusal(refused);
    if (refused !== undefined) return;
    try {
      const { id: fileId } = await upload.mutateAsync({ data: { file } });
      setUploaded({ fileId, fileName: file.name });
      set({ fileId });
    } catch (failure) {
      // only the server checks the content
      setRefusal(messageOf(failure));
    }
  }

  const shown: ManualFile | null | undefined =
    value?.fileId === stored.userManual?.fileId ? stored.userManual : undefined;
  return (
    <GroupFrame id={id} label={label} describedBy={describedBy}>
      <p className="flex flex-wrap align-items-center gap-2 m-0">
        <i className="pi pi-file-pdf" aria-hidden="true" />
        {value ? (
          <>
            <span>{nameOf(value)}</span>
            {shown && <Open file={shown} />}
            <Button
              variant="danger-text"
              icon="trash"
              label="Usuń plik"
              onClick={() => {
                setRefusal(undefined);
                set(null);
              }}
            />
          </>
        ) : (
          <>
            <span className="muted">Używany jest podręcznik dostarczony z aplikacją</span>
            {stored.defaultUserManual && <Open file={stored.defaultUserManual} />}
          </>
        )}
      </p>
      <DropZone
        onFiles={(files) => void choose(files)}
        accept=".pdf"
        isMultiple={false}
        hint={`PDF, do ${maxFileSize} MB`}
      />
      {isPending && <p role="status">Wysyłanie pliku…</p>}
      <FieldError id={describedBy} error={refusal ?? error} />
    </GroupFrame>
  );
}

function Open({ file }: { file: ManualFile }) {
  return (
    <a href={apiUrl(file.path)} target="_blank" rel="noopener noreferrer">
      Otwórz<span className="visually-hidden"> {file.fileName}</span>
    </a>
  );
}
