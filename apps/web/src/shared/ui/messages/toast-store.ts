export type ToastKind = 'success' | 'info' | 'warn' | 'error';

/** Action of a toast: „Cofnij”. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastMessage {
  kind: ToastKind;
  text: string;
  action?: ToastAction | undefined;
}

interface ToastScreen {
  show: (message: ToastMessage) => void;
  withdraw?: (message: ToastMessage) => void;
  leave?: () => void;
}

let waiting: ToastMessage[] = [];
let shown: ToastScreen | undefined;
let onWaiting: (() => void) | undefined;

function show(kind: ToastKind, text: string, action?: ToastAction): void {
  const message = { kind, text, action };
  if (shown) shown.show(message);
  else {
    waiting.push(message);
    onWaiting?.();
  }
}

/** Short notices in the corner. Errors stay until they are closed; line breaks are kept. */
export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  info: (text: string, action?: ToastAction) => show('info', text, action),
  warn: (text: string) => show('warn', text),
  error: (text: string) => show('error', text),
  /** Takes back an error that is no longer so. */
  withdraw(text: string) {
    waiting = waiting.filter((message) => message.kind !== 'error' || message.text !== text);
    shown?.withdraw?.({ kind: 'error', text });
  },
  /** Another screen is opened: what failed on the last one, or could be taken back there, is no matter of it. A success goes along. */
  leaveScreen() {
    waiting = waiting.filter(({ kind, action }) => (kind === 'success' || kind === 'info') && !action);
    shown?.leave?.();
  },
};

/** Tells that a message waits for a host. */
export function whenToastWaits(tell: () => void): () => void {
  onWaiting = tell;
  if (waiting.length > 0) tell();
  return () => {
    onWaiting = undefined;
  };
}

/** The mounted host; earlier messages are shown now. */
export function connectToasts(host: ToastScreen): () => void {
  shown = host;
  for (const message of waiting.splice(0)) host.show(message);
  return () => {
    shown = undefined;
  };
}
