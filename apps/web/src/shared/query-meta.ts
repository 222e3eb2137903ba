// Metadata of a request, read by the error handler in app/query-client.ts.
interface CallMeta extends Record<string, unknown> {
  /** Polish sentence when the server sends none (section 8: per-action fallback). */
  errorMessage?: string;
  /** No toast: the failure is shown in place, or does not matter to the person. */
  silent?: boolean;
  /** Statuses the screen deals with by itself, such as 412 in a form. */
  handledStatuses?: readonly number[];
}

export interface QueryCallMeta extends CallMeta {
  /** A 403 only shows its toast; otherwise a 403 on loading a screen also redirects to /brak-dostepu (decision 5). */
  optional?: boolean;
}

export interface WriteMeta extends CallMeta {
  /** Success toast of section 8. */
  successMessage?: string;
  /** The screen puts the answer into its data by itself: nothing is loaded anew now, only when it is shown again. */
  updatesData?: boolean;
  /** The form puts `fields` of the problem at its fields; the toast then keeps to the rest. */
  showsFieldErrors?: boolean;
  /** The form shows all that the server refuses: at its fields, and what belongs to none of them above them. No toast covers it. */
  showsRefusals?: boolean;
}

/** A write names the sentence of its failure, or shows it in place. */
export type MutationCallMeta = WriteMeta & ({ errorMessage: string } | { silent: true });

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryCallMeta;
    mutationMeta: MutationCallMeta;
  }
}
