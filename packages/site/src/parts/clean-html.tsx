import { classedHtml } from '@redakcja/domain/shared/classed-html';

/** HTML that the server has sanitised; its style attributes become classes of `site.css`. */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way in, and no script runs here
  return <div className={className} dangerouslySetInnerHTML={{ __html: classedHtml(html) }} />;
}
