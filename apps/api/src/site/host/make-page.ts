import { formatDateTime } from '@redakcja/domain/shared/dates';
import type { PageContext } from '@redakcja/site/page-context';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageText } from './made-page.ts';

/** A page of packages/site as a document. */
export function rendered<Props extends PageContext>(
  page: FunctionComponent<Props>,
  props: Props,
  status = 200,
): PageText {
  const text = `<!doctype html>\n${renderToStaticMarkup(createElement(page, props))}`;
  return { status, text, tagged: text.replaceAll(formatDateTime(props.now), '') };
}
