import type * as z from 'zod';

/** Reports a message at a field of an object. */
export type Report = (path: string | (string | number)[], message: string) => void;

/**
 * A rule that ties fields together, for `.superRefine(...fieldsTogether(rule))`.
 * It runs even when some fields are wrong on their own, so that a person sees all messages at once; hence it must check what it reads.
 */
export function fieldsTogether<T extends object>(
  rule: (value: Partial<T>, report: Report) => void,
): [(value: T, context: z.core.$RefinementCtx<T>) => void, { when: (payload: { value: unknown }) => boolean }] {
  return [
    (value, context) =>
      rule(value, (path, message) => {
        context.addIssue({ code: 'custom', path: typeof path === 'string' ? [path] : path, message });
      }),
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  ];
}
