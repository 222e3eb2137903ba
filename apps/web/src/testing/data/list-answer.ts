import { HttpResponse, http } from 'msw';

/** A list of the contract: rows with their total, and every query it was asked with. */
export function listAnswer<Row extends object>(path: string, rows: (query: URLSearchParams) => Row[], total?: number) {
  const queries: URLSearchParams[] = [];
  const handler = http.get(`*${path}`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    queries.push(query);
    const body = rows(query);
    return HttpResponse.json(body as never, { headers: { 'total-count': String(total ?? body.length) } });
  });
  return { handler, queries, last: () => queries.at(-1) ?? new URLSearchParams() };
}
