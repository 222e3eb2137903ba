// Error handler of the pages: errors are rendered as HTML.
import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../../database/database-away.ts';
import { ProblemError } from '../../http/problem.ts';
import type { PageRenderer } from './page-renderer.ts';
import { failurePage, lostSignInPage, lostSignInTitle } from './provider-pages.ts';

export function handlePageErrors(app: FastifyInstance, pages: PageRenderer, applicationUrl: string): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const isAway = isDatabaseAway(error);
    const problem = error instanceof ProblemError ? error : null;
    const status = isAway ? 503 : (problem?.status ?? error.statusCode ?? 500);
    if (status >= 500 && !isAway) request.log.error({ err: error }, 'sign-in page failed');
    const message = isAway
      ? 'Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę.'
      : status >= 500
        ? 'Wystąpił niespodziewany błąd. Spróbuj ponownie później.'
        : (problem?.errors.join('. ') ?? 'Żądanie jest nieprawidłowe.');
    const page =
      error.name === 'SessionNotFound'
        ? pages.render(lostSignInTitle, lostSignInPage(applicationUrl))
        : pages.render('Nie udało się zalogować', failurePage(message, undefined, applicationUrl));
    return reply
      .code(status)
      .headers({ ...problem?.headers, ...pages.headers })
      .send(await page);
  });
}
