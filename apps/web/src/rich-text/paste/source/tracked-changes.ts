// Changes that nobody has accepted: who pastes them says once what becomes of them.

export type ChangesDecision = 'accept' | 'reject' | 'keep';

/** As Word Online marks them. */
const online = { ins: '.TrackChangeTextInsertion', del: '.TrackChangeTextDeletion' } as const;

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Whether there are words put in or taken out. */
export function hasTrackedChanges(html: string): boolean {
  if (!/<(?:ins|del)\b|TrackChangeText/i.test(html)) return false;
  return [...parsed(html).body.querySelectorAll(`ins, del, ${online.ins}, ${online.del}`)].some((part) =>
    part.textContent?.trim(),
  );
}

/** The page as it is when all changes are accepted, rejected, or kept as they can be seen. */
export function withChanges(html: string, decision: ChangesDecision): string {
  const page = parsed(html);
  for (const [tag, selector] of Object.entries(online)) {
    for (const part of page.body.querySelectorAll(selector)) {
      const change = page.createElement(tag);
      change.append(...part.childNodes);
      part.replaceWith(change);
    }
  }
  if (decision !== 'keep') settle(page.body, decision);
  return page.documentElement.outerHTML;
}

function settle(body: HTMLElement, decision: 'accept' | 'reject'): void {
  const [stays, goes] = decision === 'accept' ? ['ins', 'del'] : ['del', 'ins'];
  for (const part of body.querySelectorAll(goes)) {
    const block = part.closest('p, li, h1, h2, h3, h4, h5, h6');
    part.remove();
    // A paragraph or an item of which nothing but its number is left.
    if (block && wordsOf(block) === '' && !block.querySelector('img')) block.remove();
  }
  for (const part of body.querySelectorAll(stays)) part.replaceWith(...part.childNodes);
}

function wordsOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'))
    mark.remove();
  return (copy.textContent ?? '').trim();
}
