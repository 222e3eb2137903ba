// "Dlaczego nie mogę?": the facts for the domain's answer (articles/operations), for one article.
import { articleOperations } from '@redakcja/domain/articles/operations/article-operations';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { arrayOf, boolean, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { readGrantors } from '../../shared/accounts/grantors.ts';
import { readSystemParameters } from '../../shared/system-parameters.ts';
import { articleResource } from '../card/article-resource.ts';
import { newlyLeadingOut } from '../copies/leading-out.ts';
import { isOwnWork } from '../review/authors-sql.ts';
import { findingsOf } from './checked-texts.ts';
import { closedNames, linkingTitles } from './obstacle-sql.ts';

const obstacles = rowShape({
  excluded: nullable(arrayOf(text())),
  linkedFrom: nullable(arrayOf(text())),
  leadsOut: boolean(),
  isOwnWork: boolean(),
});

export const listArticleOperations: Handler<'listArticleOperations'> = async ({ db, caller, params, services }) => {
  const { value: article } = await articleResource.existing(db, params.id);
  const [row] = await db.rows(
    obstacles,
    sql`select ${closedNames(caller)} as excluded, ${linkingTitles} as "linkedFrom", exists (${newlyLeadingOut(article)}) as "leadsOut",
        ${isOwnWork(caller.id)} as "isOwnWork"
      from articles a where a.id = ${params.id}::int`,
  );
  const { maxNewAttachmentCount, requiresSecondPerson } = await readSystemParameters(db);
  const { errors } = await findingsOf(services, caller.id, { texts: article, attachments: article.review.attachments });
  const body = articleOperations({
    article,
    rights: caller,
    excluded: row?.excluded ?? null,
    isOwnWork: row?.isOwnWork ?? false,
    linkedFrom: row?.linkedFrom?.[0] ?? null,
    leadsOut: row?.leadsOut ? menuMessages.takesNoArticles : null,
    textErrors: errors,
    maxNewAttachments: maxNewAttachmentCount,
    requiresSecondPerson,
    grantors: await readGrantors(db, caller),
    now: services.now(),
  });
  return { body };
};
