import { cleanup } from '@testing-library/react';
import { pendingQuestion } from '../shared/ui/dialogs/confirm.ts';
import { connectToasts } from '../shared/ui/messages/toast-store.ts';
import { server } from './server.ts';

function withoutAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** Tests of a worker share its document and the modules of the product: each ends with them as they were at first. */
export function leaveNothing(): void {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  pendingQuestion()?.answer(false);
  connectToasts({ show: () => {} })();
  document.body.replaceChildren();
  document.title = '';
  withoutAttributes(document.body);
  withoutAttributes(document.documentElement);
}
