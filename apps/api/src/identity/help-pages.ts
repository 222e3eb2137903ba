// What people look for beside the sign-in form: what to do about a forgotten password, and the declaration of accessibility.
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-renderer.ts';
import { forgottenPasswordPage } from './pages/password-pages.ts';
import { accessibilityPage } from './pages/provider-pages.ts';

export function serveHelpPages(app: FastifyInstance, pages: PageRenderer, publicUrl: string): void {
  app.get('/identity/nie-pamietam-hasla', async (_request, reply) =>
    reply.headers(pages.headers).send(await pages.render('Nie pamiętam hasła', forgottenPasswordPage(publicUrl))),
  );

  // keepers of passwords ask here where a password is changed; the screen knows whose it is
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(`${publicUrl}/zmiana-hasla`, 302));

  app.get('/identity/dostepnosc', async (_request, reply) =>
    reply.headers(pages.headers).send(await pages.render('Dostępność', accessibilityPage(publicUrl))),
  );
}
