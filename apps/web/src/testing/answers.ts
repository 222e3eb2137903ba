import { HttpResponse, http } from 'msw';
import { server } from './server.ts';

/** A list call answers these rows. */
export function answerList(path: string, rows: readonly object[]): void {
  server.use(
    http.get(`*${path}`, () => HttpResponse.json([...rows], { headers: { 'total-count': String(rows.length) } })),
  );
}

/** A record answers this, with its entity tag. */
export function answerRecord(path: string, body: object, etag = '"1"'): void {
  server.use(http.get(`*${path}`, () => HttpResponse.json(body, { headers: { etag } })));
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** What a call was sent, in the order it came; it answers `body` with the status. */
export function recordCalls(method: Method, path: string, body: object | null = null, status = 200) {
  const calls: { url: URL; body: unknown }[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      const text = await request.text();
      calls.push({ url: new URL(request.url), body: text === '' ? undefined : JSON.parse(text) });
      if (status === 204) return new HttpResponse(null, { status });
      const type = status >= 400 ? 'application/problem+json' : 'application/json';
      return HttpResponse.json(body, { status, headers: { etag: '"2"', 'content-type': type } });
    }),
  );
  return calls;
}
