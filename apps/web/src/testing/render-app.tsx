import {
  getGetLoggedUserMockHandler,
  getGetLoggedUserResponseMock,
  getListLoggedUserPermissionsMockHandler,
} from '@redakcja/generated/access/access.msw';
import { getGetApplicationParametersResponseMock } from '@redakcja/generated/application/application.msw';
import type { ApplicationParameters } from '@redakcja/generated/model/applicationParameters';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { expect, onTestFinished, vi } from 'vitest';
import { AppRoot, createApp } from '../app/app.tsx';
import type { Auth } from '../app/auth/auth.ts';
import { server } from './server.ts';

interface Setup {
  /** All of them by default. */
  permissions?: readonly PermissionName[];
  user?: Partial<LoggedUser>;
  parameters?: Partial<ApplicationParameters>;
  /** Answers that matter to the test; they win over everything else. */
  handlers?: readonly HttpHandler[];
  isSignedIn?: boolean;
  /** How finishing the sign-in turns out: the address to go on to, or a rejection. */
  finishing?: Promise<string>;
}

const languages = [
  { isoCode: 'PL', name: 'polski', localName: 'polski' },
  { isoCode: 'EN', name: 'angielski', localName: 'English' },
].map((language, index) => ({
  ...language,
  id: index + 1,
  isDefault: index === 0,
  status: LanguageStatus.Active,
  dateFormat: 'dd.MM.yyyy',
  isoCodeFile: null,
}));

/** The language is a code: `/api/application/journal` is another call. */
const parametersAddress = /\/api\/application\/[A-Z]{2}$/;

/** Sign-in without a provider, whose calls can be inspected. */
export function fakeAuth(isSignedIn = true) {
  let signedIn = isSignedIn;
  return {
    isSignedIn: vi.fn(() => signedIn),
    login: vi.fn((): string | undefined => 'jan.obcy'),
    accessToken: vi.fn(async (): Promise<string | undefined> => (signedIn ? 'token' : undefined)),
    renew: vi.fn(async () => false),
    prepareSignIn: vi.fn(() => {}),
    signIn: vi.fn(async (_returnTo: string) => {}),
    signInAsOther: vi.fn(async (_returnTo: string) => {}),
    finishSignIn: vi.fn(async (_address: string) => {
      signedIn = true;
      return '/';
    }),
    signOut: vi.fn(async (_reason: string, _returnTo: string) => {
      signedIn = false;
    }),
    forget: vi.fn(async () => {
      signedIn = false;
    }),
  } satisfies Auth;
}

/** Writes that do not name the sentence of their failure (specification, section 8): the type of `meta` asks for it where there is one. */
function recordNamelessWrites(client: QueryClient): string[] {
  const nameless: string[] = [];
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'added' && mutation.meta === undefined) nameless.push(String(mutation.options.mutationKey));
  });
  return nameless;
}

/** Renders the whole application at a URL, with a session, over the mocks of the contract. */
export function renderApp(address: string, setup: Setup = {}) {
  const {
    permissions = Object.values(PermissionName),
    user,
    parameters,
    handlers = [],
    isSignedIn = true,
    finishing,
  } = setup;
  const applicationParameters = { ...getGetApplicationParametersResponseMock(), languages, ...parameters };
  server.use(
    ...handlers,
    getGetLoggedUserMockHandler({ ...getGetLoggedUserResponseMock(), isAdmin: false, excludeCategories: [], ...user }),
    getListLoggedUserPermissionsMockHandler([...permissions]),
    http.get(parametersAddress, () => HttpResponse.json(applicationParameters)),
  );
  const auth = fakeAuth(isSignedIn);
  if (finishing) auth.finishSignIn.mockReturnValue(finishing);
  const app = createApp(auth, createMemoryHistory({ initialEntries: [address] }));
  app.queryClient.setDefaultOptions({ queries: { ...app.queryClient.getDefaultOptions().queries, retry: false } });
  app.timer.extend();
  const nameless = recordNamelessWrites(app.queryClient);
  onTestFinished(() => expect(nameless).toEqual([]));
  // responses of pending requests are dropped
  onTestFinished(() => app.queryClient.clear());
  onTestFinished(app.disconnect);
  const view = render(<AppRoot app={app} />);
  return { ...view, ...app, auth, person: userEvent.setup(), address: () => app.router.state.location.href };
}
