import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { withLook } from '@redakcja/site/look';
import type { PageContext } from '@redakcja/site/page-context';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageText } from './made-page.ts';
import { frameOf, type PageRequest, type SiteHost } from './page-request.ts';

/** What a page shows around its content. */
export async function contextOf(
  { services, cache, style }: SiteHost,
  { lang, path, query, look }: PageRequest,
): Promise<PageContext> {
  const frame = await frameOf({ cache }, lang);
  return { ...style, frame, path, query, look, origin: services.config.site.url, now: services.now().toISOString() };
}

/** A page of packages/site as a document. */
export function rendered<Props extends PageContext>(
  page: FunctionComponent<Props>,
  props: Props,
  status = 200,
): PageText {
  const html = renderToStaticMarkup(createElement(page, props));
  const text = `<!doctype html>\n${withLook(html, props.look ?? [])}`;
  return { status, text, tagged: text.replaceAll(formatDateTime(props.now), '') };
}
