// A browser without scripts: follows redirects, keeps cookies, submits the form of a page.
export interface Page {
  status: number;
  url: string;
  text: string;
}

export class FormBrowser {
  readonly #cookies = new Map<string, string>();

  open(url: string): Promise<Page> {
    return this.#go(url, undefined);
  }

  /** Sends the first form with its hidden fields and these values. */
  submit(page: Page, values: Readonly<Record<string, string>>): Promise<Page> {
    const [form = ''] = /<form[\s\S]*?<\/form>/.exec(page.text) ?? [];
    if (form === '') throw new Error(`No form on the page:\n${page.text}`);
    const action = /<form[^>]*action="([^"]*)"/.exec(form)?.[1] ?? page.url;
    const filled = [...form.matchAll(/<input[^>]* name="([^"]*)"[^>]* value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    // Enter presses the first button; „Odmów” is the second.
    const [button = ''] = /<button[^>]*type="submit"[^>]*>/.exec(form) ?? [];
    const [, name, value] = /name="([^"]*)" value="([^"]*)"/.exec(button) ?? [];
    const pressed = name === undefined || value === undefined ? {} : { [name]: value };
    const body = new URLSearchParams({ ...Object.fromEntries(filled), ...pressed, ...values });
    return this.#go(new URL(action.replaceAll('&amp;', '&'), page.url).href, body);
  }

  /** Submits the forms of a sign-in until a page has none, and returns that page. */
  async signIn(url: string, login: string, password = 'Demo1234'): Promise<Page> {
    let page = await this.open(url);
    while (page.text.includes('<form')) {
      if (page.status >= 400) throw new Error(`${page.status} at ${page.url}`);
      page = await this.submit(page, page.text.includes('type="password"') ? { login, password } : {});
    }
    return page;
  }

  async #go(url: string, body: URLSearchParams | undefined): Promise<Page> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', cookie },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) return this.#go(new URL(location, url).href, undefined);
    return { status: response.status, url, text: await response.text() };
  }
}
