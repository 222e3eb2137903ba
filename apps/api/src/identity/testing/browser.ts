// A minimal browser for tests of sign-in: redirects, cookies by path, forms of the page.
import type { FastifyInstance } from 'fastify';

export interface Page {
  status: number;
  url: string;
  text: string;
  headers: Readonly<Record<string, unknown>>;
  /** Redirect to another site: the redirect URI of a client. */
  redirect: URL | null;
}

interface Cookie {
  value: string;
  path: string;
}

export class TestBrowser {
  readonly #app: FastifyInstance;
  readonly #address: string;
  readonly #origin: string;
  /** Response headers. */
  readonly setCookies: string[] = [];
  readonly cookies = new Map<string, Cookie>();

  constructor(app: FastifyInstance, address = '192.0.2.1', origin = 'http://localhost:4300') {
    this.#app = app;
    this.#address = address;
    this.#origin = origin;
  }

  open(url: string): Promise<Page> {
    return this.#go('GET', url);
  }

  /** Submits the first form of the page with its hidden fields and these values. */
  submit(page: Page, values: Record<string, string>): Promise<Page> {
    const [form = ''] = /<form[\s\S]*?<\/form>/.exec(page.text) ?? [];
    if (form === '') throw new Error(`No form on the page:\n${page.text}`);
    const action = /<form[^>]*action="([^"]*)"/.exec(form)?.[1] ?? page.url;
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)"[^>]*value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...values });
    return this.#go('POST', new URL(action.replaceAll('&amp;', '&'), this.#origin).href, body.toString());
  }

  async #go(method: 'GET' | 'POST', url: string, payload?: string): Promise<Page> {
    const target = new URL(url, this.#origin);
    const isOurs = target.origin === this.#origin && target.pathname.startsWith('/identity/');
    if (!isOurs) return { status: 0, url, text: '', headers: {}, redirect: target };
    const response = await this.#app.inject({
      method,
      url: target.pathname + target.search,
      remoteAddress: this.#address,
      headers: {
        accept: 'text/html',
        cookie: this.#cookiesFor(target.pathname),
        ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    this.#keep(response.headers['set-cookie']);
    const { location } = response.headers;
    if (response.statusCode >= 300 && response.statusCode < 400 && typeof location === 'string') {
      return this.#go('GET', new URL(location, target).href);
    }
    return {
      status: response.statusCode,
      url: target.href,
      text: response.payload,
      headers: response.headers,
      redirect: null,
    };
  }

  #cookiesFor(path: string): string {
    return [...this.cookies]
      .filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(([key, cookie]) => `${key.split(' ')[0]}=${cookie.value}`)
      .join('; ');
  }

  #keep(header: string | string[] | undefined): void {
    for (const line of [header ?? []].flat()) {
      this.setCookies.push(line);
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', ...rest] = pair.split('=');
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
      const isGone = attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one));
      const key = `${name} ${path}`;
      if (isGone) this.cookies.delete(key);
      else this.cookies.set(key, { value: rest.join('='), path });
    }
  }
}
