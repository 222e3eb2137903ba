import { classedHtml } from '@redakcja/domain/shared/html/classed-html';

/** HTML that the server has sanitised; its style attributes become classes of `site.css`. */
export function CleanHtml({ html, className, id }: { html: string; className?: string; id?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way in, and no script runs here
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: classedHtml(html) }} />;
}
