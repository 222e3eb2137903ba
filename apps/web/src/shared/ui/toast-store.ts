export type ToastKind = 'success' | 'info' | 'warn' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

const waiting: ToastMessage[] = [];
let deliver: ((message: ToastMessage) => void) | undefined;

function show(kind: ToastKind, text: string): void {
  const message = { kind, text };
  if (deliver) deliver(message);
  else waiting.push(message);
}

/** Short notices in the corner. Errors stay until they are closed; line breaks are kept. */
export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  warn: (text: string) => show('warn', text),
  error: (text: string) => show('error', text),
};

/** The host on screen; what was said before it came is shown now. */
export function connectToasts(host: (message: ToastMessage) => void): () => void {
  deliver = host;
  for (const message of waiting.splice(0)) host(message);
  return () => {
    deliver = undefined;
  };
}
