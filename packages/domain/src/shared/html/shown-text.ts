// The text of HTML as a browser shows it: where a line of the source ends is a blank, and a raised mark is no part of the number before it.
import { tokensOf } from './html-tokens.ts';
import { blocks } from './plain-text.ts';

/** Stands between a number and its footnote mark: no blank, which could be within a number, and not seen. */
const mark = '\u2028';

/** Follows the tags of a text and says how each of its parts is shown behind the ones before. */
export function shownParts() {
  let isBesideRaised = false;
  let preformatted = 0;
  return {
    tag(name: string, isClosing: boolean): void {
      if (name === 'sup' || name === 'sub') isBesideRaised = true;
      if (name === 'pre') preformatted = Math.max(0, preformatted + (isClosing ? -1 : 1));
    },
    text(before: string, text: string): string {
      const shown = preformatted > 0 || !/[\t\n\f\r]| {2}/.test(text) ? text : text.replaceAll(/[\t\n\f\r ]+/g, ' ');
      const isMark = isBesideRaised && /\d$/.test(before) && /^\d/.test(shown);
      isBesideRaised = false;
      return isMark ? mark + shown : shown;
    },
  };
}

/** HTML as lines: one per block, and one per cell of a table. A text without tags stays as it is. */
export function shownText(html: string): string {
  if (!html.includes('<')) return html;
  const parts = shownParts();
  let text = '';
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') text += parts.text(text, token.text);
    else {
      parts.tag(token.name, token.isClosing);
      if (blocks.has(token.name) || /^t[dh]$/.test(token.name)) text += '\n';
    }
  }
  return text;
}
