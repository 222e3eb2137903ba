// The beginning of a test file: `const api = withApi();` and `const editor = withClient(api, { permissions: ['CreateArticles'] });`.
import { afterAll, beforeAll } from 'vitest';
import { startApi, type TestApi, type TestApiOptions } from './start-api.ts';
import type { TestClient } from './test-client.ts';
import type { TestUserOptions } from './test-users.ts';

/** A server that starts before the tests of the file, or of the `describe`, and stops after them. It is empty while the file is read. */
export function withApi(options?: TestApiOptions): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startApi(options));
  });
  afterAll(() => api.stop?.());
  return api;
}

/** A client of a new user with these rights, who is there when the tests run. */
export function withClient(api: TestApi, user?: TestUserOptions): TestClient {
  let client: TestClient | undefined;
  beforeAll(async () => {
    client = api.as(await api.user(user));
  });
  return new Proxy({} as TestClient, {
    get(_, name) {
      if (client === undefined) throw new Error('The client is used before its user was made');
      const value: unknown = Reflect.get(client, name);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
}
