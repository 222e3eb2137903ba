// Pages linked from the sign-in form: forgotten password, declaration of accessibility.
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-renderer.ts';
import { forgottenPasswordPage } from './password-pages.ts';
import { accessibilityPage } from './provider-pages.ts';

export function serveHelpPages(app: FastifyInstance, pages: PageRenderer, publicUrl: string): void {
  app.get('/identity/nie-pamietam-hasla', async (_request, reply) =>
    reply.headers(pages.headers).send(await pages.render('Nie pamiętam hasła', forgottenPasswordPage(publicUrl))),
  );

  // for password managers (W3C: A Well-Known URL for Changing Passwords)
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(`${publicUrl}/zmiana-hasla`, 302));

  app.get('/identity/dostepnosc', async (_request, reply) =>
    reply.headers(pages.headers).send(await pages.render('Dostępność', accessibilityPage(publicUrl))),
  );
}
