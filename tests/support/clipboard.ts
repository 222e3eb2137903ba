import type { Locator } from '@playwright/test';

/** Pastes HTML into the rich text, as from an office program, or a text alone, as from a reader of PDF. */
export function paste(editor: Locator, html: string, text = ''): Promise<void> {
  return editor.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      if (given.html !== '') data.setData('text/html', given.html);
      if (given.text !== '') data.setData('text/plain', given.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    { html, text },
  );
}
