import type { Locator } from '@playwright/test';

/** Pastes HTML into the rich text, as from an office program. */
export function paste(editor: Locator, html: string): Promise<void> {
  return editor.evaluate((element, given) => {
    const data = new DataTransfer();
    data.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}
