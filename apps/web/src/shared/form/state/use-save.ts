import { useMutation } from '@tanstack/react-query';
import { type FormScreen, failureOf, type Resource } from '../../resource.ts';
import { ifMatch, saveMeta } from './save-meta.ts';

/** Sends the output of a form. `etag` is the entity tag of the loaded record, undefined for a new one. `false`: nothing was sent. */
export type Save<Output> = (output: Output, etag: string | undefined) => Promise<unknown>;

/** Creates a record by a generated function such as createTag, with the toasts of its resource. */
export function useCreate<Input, Answer>(resource: Resource, create: (input: Input) => Promise<Answer>) {
  const { mutateAsync } = useMutation({
    mutationKey: [resource.name, 'create'],
    mutationFn: (input: Input) => create(input),
    meta: saveMeta(resource.toasts.created, failureOf.create(resource)),
  });
  return (input: Input) => mutateAsync(input);
}

/** Saves a stored record by a generated function such as updateTag, without overwriting a newer version. */
export function useUpdate<Id extends number | string, Input, Answer>(
  resource: FormScreen,
  id: Id,
  update: (id: Id, input: Input, options: ReturnType<typeof ifMatch>) => Promise<Answer>,
) {
  const { mutateAsync } = useMutation({
    mutationKey: [resource.name, 'update'],
    mutationFn: ({ id, input, etag }: { id: Id; input: Input; etag: string | undefined }) =>
      update(id, input, ifMatch(etag)),
    meta: saveMeta(resource.toasts.saved, failureOf.update(resource)),
  });
  return (input: Input, etag: string | undefined) => mutateAsync({ id, input, etag });
}
