import type { HtmlMerge } from '@redakcja/domain/shared/html/merge/merge-html';
import { createFormHookContexts } from '@tanstack/react-form';
import { createContext } from 'react';

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** Registration of a field with its form, for the conflict dialog. */
export interface FieldEntry {
  label: string;
  /** The value in words. */
  describe: (value: unknown) => string;
  /** Joins what two people have made of the value; without it the value is joined as a whole. */
  join?: ((base: unknown, mine: unknown, theirs: unknown) => HtmlMerge) | undefined;
}

export interface FieldRegistry {
  register(path: string, entry: FieldEntry): () => void;
  /** Server error of this field, until its value changes. */
  serverError(path: string, value: unknown): string | undefined;
  /**
   * Registers pending work of a field, such as an upload; until it ends, submitting waits and leaving asks. `hasFailed` cancels the
   * waiting submit.
   */
  hold(path: string, reason: string | undefined, hasFailed?: boolean): void;
}

/** Forms without a FormPage (in a dialog) register their fields nowhere. */
export const noFieldRegistry: FieldRegistry = {
  register: () => () => {},
  serverError: () => undefined,
  hold: () => {},
};

export const FieldRegistryContext = createContext<FieldRegistry>(noFieldRegistry);
