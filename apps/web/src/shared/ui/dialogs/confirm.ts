export interface Question {
  /** A question: 'Usunąć 3 artykuły?' */
  title: string;
  /** What will happen, in one sentence. */
  message?: string;
  /** The verb on the button: 'Usuń 3 artykuły'. */
  action: string;
  /** 'Anuluj' by default. */
  cancel?: string;
  danger?: boolean;
  /** A save: its button has the focus, and Ctrl+Enter is a yes. */
  saves?: boolean;
}

export interface PendingQuestion {
  question: Question;
  answer: (agreed: boolean) => void;
}

let pending: PendingQuestion | undefined;
const listeners = new Set<() => void>();

function put(next: PendingQuestion | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Asks in a dialog and waits for the answer; closing the dialog is a no, and so is a newer question. */
export function confirm(question: Question): Promise<boolean> {
  pending?.answer(false);
  return new Promise((resolve) => {
    put({
      question,
      answer: (agreed) => {
        put(undefined);
        resolve(agreed);
      },
    });
  });
}

export function pendingQuestion(): PendingQuestion | undefined {
  return pending;
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
