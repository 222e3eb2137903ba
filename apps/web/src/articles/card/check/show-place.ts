import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { blanks } from '@redakcja/domain/articles/check/block';
import type { TextFinding } from '@redakcja/domain/articles/check/check-text';

/** Selects the place of a finding in its field and brings it into view. */
export function showPlace(form: HTMLElement | null, { field, place }: Pick<TextFinding, 'field' | 'place'>): void {
  if (field !== 'content') {
    const labels = [...(form?.querySelectorAll('label') ?? [])];
    const input = labels.find(({ textContent }) => textContent.startsWith(articleFieldLabels[field]))?.control;
    if (!(input instanceof HTMLTextAreaElement)) return;
    input.focus();
    input.setSelectionRange(...ends(input.value, place));
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

/** Puts the focus on the row of an attachment, which brings it into view. */
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
