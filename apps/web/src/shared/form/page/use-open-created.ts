import { useNavigate } from '@tanstack/react-router';
import { editPath } from '../../resource.ts';
import type { FormRecord } from '../state/record.ts';

/** After creating a record the app opens its edit screen (specification, section 2.1). */
export function useOpenCreated<Values extends object>(record: FormRecord<Values>) {
  const navigate = useNavigate();
  return async (answer: unknown, sent: Values): Promise<void> => {
    const id = createdId(answer);
    if (id === undefined) return;
    record.onState({ ...record, values: sent });
    await navigate({ to: editPath(record.resource, id), replace: true, ignoreBlocker: true });
  };
}

function createdId(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return typeof answer.id === 'number' ? answer.id : undefined;
}
