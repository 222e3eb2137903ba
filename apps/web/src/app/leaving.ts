let isLeaving = false;

/**
 * From now on nothing may ask "leave the page?": the session is over, the form has saved its draft, and the question would keep
 * the person on a page that no longer works.
 */
export function leaveWithoutAsking(): void {
  isLeaving = true;
}

/** Registered before any form, so that it is heard first. */
export function silenceQuestionsWhenLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isLeaving) event.stopImmediatePropagation();
  });
}
