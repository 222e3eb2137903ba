import { createFormHookContexts } from '@tanstack/react-form';
import { createContext } from 'react';

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** What a field registers with the form, for the conflict dialog. */
export interface FieldEntry {
  label: string;
  /** The value as a person reads it. */
  describe: (value: unknown) => string;
}

export interface FieldRegistry {
  register(path: string, entry: FieldEntry): () => void;
  /** Message of the server at this field, as long as its value is the one that was refused. */
  serverError(path: string, value: unknown): string | undefined;
  /** Something of a field is under way, such as a file: until it ends nothing is saved, or left behind without a question. */
  hold(path: string, reason: string | undefined): void;
}

/** Forms without a FormPage (in a dialog) register their fields nowhere. */
export const noFieldRegistry: FieldRegistry = {
  register: () => () => {},
  serverError: () => undefined,
  hold: () => {},
};

export const FieldRegistryContext = createContext<FieldRegistry>(noFieldRegistry);
