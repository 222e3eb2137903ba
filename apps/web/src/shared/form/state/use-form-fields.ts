import type { HtmlMerge } from '@redakcja/domain/shared/html/merge/merge-html';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { useMemo, useRef, useState } from 'react';
import { sameValue } from '../conflict/merge.ts';
import type { AppForm } from './app-form.ts';
import type { FieldEntry, FieldRegistry } from './form-context.ts';

interface ServerError {
  message: string;
  /** The rejected value; the message is cleared when the value changes. */
  value: unknown;
}

interface Work {
  reason: string | undefined;
  hasFailed: boolean;
}

export interface FormFields {
  context: FieldRegistry;
  /** Assigns the server's messages to their fields; those without a field on the screen join the other `sentences` above the fields. */
  setServerErrors(errors: readonly FieldError[], sentences?: readonly string[]): void;
  /** What the server refused, and belongs to no field. */
  refusals: readonly string[];
  labelOf(path: string): string;
  /** Whether a path holds several fields, and is none itself. */
  isGroup(path: string): boolean;
  describe(path: string, value: unknown): string;
  /** Joins a text of blocks; undefined for a field that is one value. */
  join(path: string, base: unknown, mine: unknown, theirs: unknown): HtmlMerge | undefined;
  /** Pending work that submitting waits for, such as an upload. */
  heldReason: string | undefined;
  /** Whether such work has failed. */
  hasFailedWork: boolean;
  /** Labels of the invalid fields. */
  wrongLabels(): string[];
}

const noText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Registered fields of a form: their labels and server errors. */
export function useFormFields<Values extends object>(form: AppForm<Values>): FormFields {
  const entries = useRef(new Map<string, FieldEntry>());
  const [held, setHeld] = useState<ReadonlyMap<string, Work>>(new Map());
  const [serverErrors, setErrors] = useState<ReadonlyMap<string, ServerError>>(new Map());

  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const registry = useMemo((): Omit<FormFields, 'heldReason' | 'hasFailedWork' | 'refusals'> => {
    const valueAt = (path: string): unknown => form.getFieldValue(path as never);

    /** `links.0.url` belongs to the field `links` when that is what the screen has. */
    function nearest(path: string): string | undefined {
      const parts = path.split('.');
      for (let length = parts.length; length > 0; length--) {
        const candidate = parts.slice(0, length).join('.');
        if (entries.current.has(candidate)) return candidate;
      }
      return undefined;
    }

    return {
      context: {
        register(path, entry) {
          entries.current.set(path, entry);
          return () => {
            entries.current.delete(path);
          };
        },
        serverError(path, value) {
          const error = serverErrors.get(path);
          return error && sameValue(error.value, value) ? error.message : undefined;
        },
        hold(path, reason, hasFailed = false) {
          setHeld((before) => {
            const now = before.get(path);
            if (now?.reason === reason && (now?.hasFailed ?? false) === hasFailed) return before;
            const others = [...before].filter(([other]) => other !== path);
            return new Map(reason === undefined && !hasFailed ? others : [...others, [path, { reason, hasFailed }]]);
          });
        },
      },
      setServerErrors(errors, sentences = []) {
        const next = new Map<string, ServerError>();
        const others = new Set(sentences);
        for (const { path, message } of errors) {
          const field = nearest(path);
          if (field === undefined) others.add(message);
          else next.set(field, { message, value: valueAt(field) });
        }
        setErrors(next);
        setRefusals((before) => (others.size + before.length === 0 ? before : [...others]));
      },
      isGroup: (path) =>
        !entries.current.has(path) && [...entries.current.keys()].some((name) => name.startsWith(`${path}.`)),
      labelOf: (path) => entries.current.get(path)?.label ?? 'Pozostałe dane',
      describe: (path, value) => (entries.current.get(path)?.describe ?? noText)(value),
      join: (path, ...values) => entries.current.get(path)?.join?.(...values),
      wrongLabels() {
        const meta: Partial<Record<string, { errors: unknown[] }>> = form.state.fieldMeta;
        return [...entries.current]
          .filter(([path]) => (meta[path]?.errors.length ?? 0) > 0)
          .map(([, entry]) => entry.label);
      },
    };
  }, [form, serverErrors]);
  const works = [...held.values()];
  return {
    ...registry,
    refusals,
    heldReason: works.find(({ reason }) => reason !== undefined)?.reason,
    hasFailedWork: works.some(({ hasFailed }) => hasFailed),
  };
}
