// The edit screen of an article, over a server with that one article.
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import { screen, within } from '@testing-library/react';
import { serveArticle } from './data/stored-article.ts';
import { renderApp } from './render-app.tsx';

export async function openArticle(changes: Partial<Article> = {}, setup: Parameters<typeof renderApp>[1] = {}) {
  const served = serveArticle(changes);
  const app = renderApp('/artykuly/artykuly/edytuj/12', setup);
  await screen.findByLabelText(/^Tytuł( \*)?$/);
  return { ...app, ...served };
}

type Opened = Awaited<ReturnType<typeof openArticle>>;

export async function save(person: Opened['person']): Promise<void> {
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Artykuł został zapisany');
}

/** The body of the one save. */
export function saved(calls: Opened['calls']): ArticleInput & { attachments: AttachmentInput[] } {
  const [call] = calls;
  if (call === undefined) throw new Error('nothing was saved');
  return call.body as ArticleInput & { attachments: AttachmentInput[] };
}
