// Completion candidates that the server knows, with what a person calls them.
import type { FilterText } from '@redakcja/domain/shared/lists/list-columns';
import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import type { ServerOptions } from '../auth/authenticate.ts';
import type { Context } from '../shared/context.ts';
import { oneLine } from '../shared/output/table.ts';
import { harmless } from '../shared/output/terminal-text.ts';
import { setPatience } from '../shared/requests/request-timeout.ts';

/** Seconds that a person waits for candidates at most. */
const patience = 3;

/** Candidates that the server knows; none when it refuses or does not answer, since a completion cannot report errors. */
async function fromServer(
  context: Context,
  server: ServerOptions,
  read: () => Promise<[string, title: string][]>,
): Promise<string[]> {
  try {
    const { authenticate } = await import('../auth/authenticate.ts');
    setPatience({ whole: patience });
    await authenticate(context, server);
    return (await read()).map(([word, title]) => `${word}\t${harmless(oneLine(title)).slice(0, 60)}`);
  } catch {
    return [];
  }
}

/** Ids of the newest articles, or of drafts, with their titles. */
export const articleIds = (context: Context, server: ServerOptions, onlyDrafts: boolean) =>
  fromServer(context, server, async () => {
    const { listArticles } = await import('@redakcja/generated/axios/articles/articles');
    const drafts: FilterText<typeof listArticlesDefinition> = `status;in;${ArticleStatus.Draft}`;
    const { items } = await listArticles({ size: 50, ...(onlyDrafts && { filters: [drafts] }) });
    return items.map(({ id, title }) => [String(id), title]);
  });

export const logins = (context: Context, server: ServerOptions) =>
  fromServer(context, server, async () => {
    const { listUsers } = await import('@redakcja/generated/axios/access/access');
    const { items } = await listUsers({ size: 200 });
    return items.map(({ userName, firstname, surname }) => [userName, `${firstname} ${surname}`]);
  });

export const categoryIds = (context: Context, server: ServerOptions) =>
  fromServer(context, server, async () => {
    const { getMenu } = await import('@redakcja/generated/axios/menus/menus');
    const menus = await Promise.all(Object.values(MenuType).map((type) => getMenu(type, { categoryOnly: true })));
    const below = (elements: readonly MenuElement[], above = ''): [string, string][] =>
      elements.flatMap(({ elementId, displayText, children }) => {
        const path = above === '' ? displayText : `${above} › ${displayText}`;
        return [[String(elementId), path], ...below(children, path)];
      });
    return menus.flatMap(({ elements }) => below(elements));
  });

export const parameterKeys = (context: Context, server: ServerOptions) =>
  fromServer(context, server, async () => {
    const { listSystemParameters } = await import('@redakcja/generated/axios/settings/settings');
    const { items } = await listSystemParameters({ size: 200 });
    return items.map(({ keyName, displayName }) => [keyName, displayName]);
  });
