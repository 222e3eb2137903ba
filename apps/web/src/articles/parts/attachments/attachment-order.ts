import type { AttachmentValue } from '../../article-form-model.ts';

export interface AttachmentOrder {
  label: string;
  compare: (a: AttachmentValue, b: AttachmentValue) => number;
}

const byName = (a: AttachmentValue, b: AttachmentValue) =>
  a.displayName.localeCompare(b.displayName, 'pl', { numeric: true });
const byDate = (a: AttachmentValue, b: AttachmentValue) => Date.parse(a.createdDate) - Date.parse(b.createdDate);
const bySize = (a: AttachmentValue, b: AttachmentValue) => a.size - b.size;

/** Specification, section 9: display name, created date, size, ascending or descending. */
export const attachmentOrders: readonly AttachmentOrder[] = [
  { label: 'Nazwa wyświetlana rosnąco', compare: byName },
  { label: 'Nazwa wyświetlana malejąco', compare: (a, b) => byName(b, a) },
  { label: 'Data utworzenia rosnąco', compare: byDate },
  { label: 'Data utworzenia malejąco', compare: (a, b) => byDate(b, a) },
  { label: 'Rozmiar rosnąco', compare: bySize },
  { label: 'Rozmiar malejąco', compare: (a, b) => bySize(b, a) },
];
