/** What a person writes or chooses in; a button is none, and a file is chosen by one. */
const fields = [
  'input:not([type=hidden], [type=submit], [type=button], [type=file])',
  'select',
  'textarea',
  '[contenteditable=true]',
  '[role=combobox]',
]
  .map((field) => `${field}:not(:disabled)`)
  .join(', ');

const firstField = (content: Element) =>
  [...content.querySelectorAll<HTMLElement>(fields)].find((field) => field.closest('[hidden]') === null) ?? null;

/** PrimeReact's mark of `autoFocus`. */
export const asked = '[data-pc-autofocus="true"]';

/** Of several choices the one that is chosen has the place in the order of Tab. */
function chosenOf(field: HTMLElement | null, root: Element): HTMLElement | null {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const group = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  return group.find((one) => one.name === field.name && one.checked) ?? field;
}

/**
 * Where every dialog begins: at the field that was asked for, else at its first field; one without fields at the button that was asked for, else at
 * the first of its buttons, which is the safe one. What has the focus in the content already keeps it.
 */
export function beginningOf(root: HTMLElement): HTMLElement | null {
  const content = root.querySelector('.p-dialog-content') ?? root;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && content.contains(activeElement)) return activeElement;
  return (
    content.querySelector<HTMLElement>(asked) ??
    chosenOf(firstField(content), content) ??
    root.querySelector<HTMLElement>(`.p-dialog-footer ${asked}`) ??
    root.querySelector<HTMLElement>('.p-dialog-footer button:not(:disabled)')
  );
}

/**
 * Ref of an element in a dialog: gives the focus to the beginning at once, so that what is typed before the dialog has been drawn is not lost, and to a
 * field that is loaded later, as long as nobody has moved on.
 */
export function beginDialog(inside: HTMLElement | null): (() => void) | undefined {
  const root = inside?.closest<HTMLElement>('.p-dialog');
  if (!root) return undefined;
  let given = beginningOf(root);
  given?.focus();
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (given?.isConnected && activeElement !== given && activeElement !== document.body) return observer.disconnect();
    const next = beginningOf(root);
    if (next !== given) next?.focus();
    given = next;
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
