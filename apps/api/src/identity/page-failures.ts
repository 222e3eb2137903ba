// Failures on the pages, as a page.
import type { FastifyError, FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-renderer.ts';
import { failurePage } from './pages/provider-pages.ts';

export function answerFailures(app: FastifyInstance, pages: PageRenderer, applicationUrl: string): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    const isLost = error.name === 'SessionNotFound';
    if (status >= 500) request.log.error({ err: error }, 'sign-in page failed');
    const message = isLost
      ? 'To logowanie wygasło albo zostało już zakończone. Zacznij od nowa.'
      : status >= 500
        ? 'Wystąpił niespodziewany błąd. Spróbuj ponownie później.'
        : 'Żądanie jest nieprawidłowe.';
    const content = failurePage(message, undefined, applicationUrl);
    return reply
      .code(status)
      .headers(pages.headers)
      .send(await pages.render('Nie udało się zalogować', content));
  });
}
