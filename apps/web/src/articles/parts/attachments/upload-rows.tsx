import './upload-rows.css';
import { formatFileSize } from '@redakcja/domain/shared/formats/file-size';
import { useRef } from 'react';
import { IconButton } from '../../../shared/ui/buttons/icon-button.tsx';
import { useRowFocus } from '../../../shared/ui/focus/use-row-focus.ts';
import type { Upload } from './use-uploads.ts';

interface UploadRowsProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
}

/** Files on their way and those that did not get there, with the reason. */
export function UploadRows({ uploads, onRetry, onCancel }: UploadRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const rowFocused = useRowFocus(list, uploads.length);
  return (
    <ul ref={list} className="m-0 p-0 list-none" aria-label="Wysyłane pliki" onFocus={rowFocused}>
      {uploads.map((upload) => {
        const { key, file, progress, error, isRefused, isRetried } = upload;
        const percent = Math.round(progress * 100);
        return (
          <li key={key} className="upload flex align-items-center gap-2 py-2">
            <div className="flex flex-column flex-1 gap-1 min-w-0">
              <span>{file.name}</span>
              {error === undefined ? (
                <progress className="w-full" max="100" value={percent} aria-label={`Wysyłanie: ${file.name}`} />
              ) : (
                <span className="field-error pre-line" role="alert">
                  <i className="pi pi-exclamation-circle" aria-hidden="true" />
                  {error}
                </span>
              )}
            </div>
            <span className="tabular small muted">
              {error === undefined ? `${percent}%` : formatFileSize(file.size)}
            </span>
            {(isRetried || (error !== undefined && !isRefused)) && (
              <IconButton
                icon="refresh"
                label={`Wyślij ponownie: ${file.name}`}
                disabledReason={error === undefined ? 'Plik jest właśnie wysyłany' : undefined}
                onClick={() => onRetry(upload)}
              />
            )}
            <IconButton
              icon="times"
              label={`${error === undefined ? 'Przerwij wysyłanie' : 'Usuń z listy'}: ${file.name}`}
              onClick={() => onCancel(upload)}
            />
          </li>
        );
      })}
    </ul>
  );
}
