// What people look for beside the sign-in form: what to do about a forgotten password, and the declaration of accessibility.
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-renderer.ts';
import { forgottenPasswordPage } from './pages/password-pages.ts';
import { accessibilityPage } from './pages/provider-pages.ts';

export function serveHelpPages(app: FastifyInstance, pages: PageRenderer, publicUrl: string): void {
  app.get('/identity/nie-pamietam-hasla', async (_request, reply) =>
    reply.headers(pages.headers).send(await pages.render('Nie pamiętam hasła', forgottenPasswordPage(publicUrl))),
  );

  app.get('/identity/dostepnosc', async (_request, reply) =>
    reply.headers(pages.headers).send(await pages.render('Dostępność', accessibilityPage(publicUrl))),
  );
}
