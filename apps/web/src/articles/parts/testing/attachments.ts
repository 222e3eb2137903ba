// Attachments of an article, and the files they come from.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

/** Only PDF files may be attached. */
export const groups = [
  {
    id: 1,
    name: 'Dokumenty',
    description: null,
    icon: 'file',
    extensions: [{ extension: 'pdf', contentType: 'application/pdf', description: 'PDF', fileType: 1 }],
  },
];
export const uploaded = (documentRepositoryId: number, filename: string) => [
  {
    documentRepositoryId,
    filename,
    size: 2048,
    content: null,
    contentType: 'application/pdf',
    fileType: 1,
    crc32File: 'aa',
  },
];
export const send = (files: File[]) => {
  const [input] = screen.getAllByLabelText('Pliki do wysłania');
  if (input) fireEvent.change(input, { target: { files } });
};
export const choose = (...names: string[]) => send(names.map((name) => new File(['x'], name)));
export const knownExtensions = () =>
  waitFor(() => expect(document.querySelector('input[accept=".pdf"]')).not.toBeNull());
export const attachment = (id: number, displayName: string, size: number) => ({
  id,
  documentRepositoryId: id,
  documentRepositoryFileId: id,
  filename: `${displayName}.pdf`,
  displayName,
  size,
  content: null,
  contentType: 'application/pdf',
  fileType: 1 as const,
  crc32File: 'aa',
  createdBy: 'Anna Nowak',
  createdDate: `2026-11-0${id}T08:00:00.000Z`,
  isScan: false,
});
