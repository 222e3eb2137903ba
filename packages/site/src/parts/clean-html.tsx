import { classedHtml } from '@redakcja/domain/shared/html/classed-html';
import { withOwnIds } from '@redakcja/domain/shared/html/own-ids';
import { isPageId } from './page-ids.ts';

/** HTML that the server has sanitised; its style attributes become classes of `site.css`, and its ids repeat none of the page. */
export function CleanHtml({ html, className, id }: { html: string; className?: string; id?: string }) {
  // the keyboard scrolls a table that is wider than the screen
  const place = { id, className, tabIndex: html.includes('<table') ? 0 : undefined };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way in, and no script runs here
  return <div {...place} dangerouslySetInnerHTML={{ __html: withOwnIds(classedHtml(html), isPageId) }} />;
}
