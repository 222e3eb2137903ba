import { blanks } from '@redakcja/domain/articles/check/block';
import { checkedFieldLabels, type TextFinding } from '@redakcja/domain/articles/check/checked-texts';

/** Selects the place of a finding in its field and brings it into view. */
export function showPlace(
  form: HTMLElement | null,
  { field, place, row }: Pick<TextFinding, 'field' | 'place' | 'row'>,
): void {
  if (row !== undefined) {
    showRow(form, checkedFieldLabels[field], row);
    return;
  }
  if (field !== 'content') {
    showInField(form, checkedFieldLabels[field], place);
    return;
  }
  const text = form?.querySelector<HTMLElement>('.ql-editor');
  if (!text) return;
  text.focus({ preventScroll: true });
  const range = rangeAt(text, place);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const target = range.startContainer instanceof Element ? range.startContainer : range.startContainer.parentElement;
  target?.scrollIntoView({ block: 'center' });
}

function showInField(form: HTMLElement | null, name: string, place: TextFinding['place']): void {
  const labels = [...(form?.querySelectorAll<HTMLElement>('label, h3.field-label') ?? [])];
  const label = labels.find(({ textContent }) => textContent.startsWith(name));
  const input = label instanceof HTMLLabelElement ? label.control : null;
  if (input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement) {
    input.focus();
    // a field of addresses has no selection
    if (input.type !== 'email') input.setSelectionRange(...ends(input.value, place));
  }
  // what was added after the publication is no field any more
  else label?.scrollIntoView({ block: 'center' });
}

/** Puts the focus on the row of a link or a recording, which brings it into view. */
function showRow(form: HTMLElement | null, list: string, name: string): void {
  const rows = [...(form?.querySelectorAll<HTMLElement>(`[aria-label="${list}"] > li`) ?? [])];
  rows
    .find(({ textContent }) => textContent.includes(name))
    ?.querySelector<HTMLElement>('button')
    ?.focus();
}

/** The same for an attachment, of any of their lists. */
export function showAttachment(form: HTMLElement | null, displayName: string): void {
  const names = [...(form?.querySelectorAll<HTMLElement>('li') ?? [])];
  const row = names.find((one) => one.querySelector('.row-icon') !== null && one.textContent.includes(displayName));
  row?.querySelector<HTMLElement>('button')?.focus();
}

/** Where a place counted without blanks begins and ends in a text. */
export function ends(text: string, { start, length }: TextFinding['place']): [from: number, to: number] {
  let ink = 0;
  let from = text.length;
  for (let at = 0; at < text.length; at++) {
    if (blanks().test(text.charAt(at))) continue;
    if (ink === start) from = at;
    ink += 1;
    if (ink === start + length) return [from, at + 1];
  }
  return [from, text.length];
}

/** The same in the texts of an element; only the texts of its first and last character are looked into. */
function rangeAt(root: HTMLElement, { start, length }: TextFinding['place']): Range {
  const range = document.createRange();
  range.selectNodeContents(root);
  range.collapse(false);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let before = 0;
  let isBegun = false;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const ink = node.data.replace(blanks(), '').length;
    if (!isBegun && before + ink > start) {
      range.setStart(node, ends(node.data, { start: start - before, length: 1 })[0]);
      isBegun = true;
    }
    if (isBegun && before + ink >= start + length) {
      const [, to] = ends(node.data, { start: 0, length: Math.max(start + length - before, 1) });
      range.setEnd(node, to);
      return range;
    }
    before += ink;
  }
  return range;
}
