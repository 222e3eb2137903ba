// Bodies that are cheap to send and costly to process, with the expected responses.
import { formWith, jpeg, png, svg } from '@redakcja/api/files/checks/test-files';

export interface CostlyBody {
  name: string;
  method: 'POST' | 'PUT';
  path: string;
  body: FormData | string;
  /** Allowed statuses; 503 when the queue is full. */
  statuses: readonly number[];
  /** Number of concurrent requests, by default 3. */
  copies?: number;
  /** Only in the long form. */
  isLong?: boolean;
}

const megabytes = (count: number, text: string) => text.repeat(Math.floor((count * 1_000_000) / text.length));

function drawing(name: string, inside: string, more: Partial<CostlyBody> = {}): CostlyBody {
  const large = svg(inside).replace('width="100" height="50"', 'width="6900" height="6900"');
  const body = formWith('file', large, 'a.svg', { purpose: 'tile' });
  return { name, method: 'PUT', path: '/api/files/image/', body, statuses: [415, 503], ...more };
}

function article(name: string, content: string, more: Partial<CostlyBody> = {}): CostlyBody {
  const input = {
    title: 'a',
    shortDescription: 'a',
    content,
    baseArticleProvidingEntity: 'Urząd',
    baseArticleAuthorName: 'Jan Kowalski',
    baseArticleInformationCreated: '2026-01-05T08:00:00.000Z',
  };
  const body = JSON.stringify(input);
  return { name, method: 'POST', path: '/api/articles', body, statuses: [201, 400, 503], ...more };
}

function json(name: string, path: string, body: string, statuses: readonly number[], isLong = true): CostlyBody {
  return { name, method: 'POST', path, body, statuses, isLong };
}

function attachment(name: string, bytes: string | Buffer, fileName: string): CostlyBody {
  const body = formWith('attachments', bytes, fileName);
  return { name, method: 'POST', path: '/api/files/article', body, statuses: [200, 415, 503], isLong: true };
}

const filter = (step: string, count: number) =>
  `<filter id="f">${step.repeat(count)}</filter><g filter="url(#f)"><rect width="6900" height="6900"/></g>`;
const layers = '<path d="M0 0H9999V9999H0Z" opacity=".5"/>'.repeat(19_000);
const laughs = Array.from({ length: 9 }, (_, i) => `<g id="l${i}">${`<use href="#l${i + 1}"/>`.repeat(10)}</g>`).join(
  '',
);

/** Takes minutes unless it is killed, because no rule rejects it. */
export const killedDrawing = drawing('SVG: thousands of layers over all of it', layers, { copies: 1, isLong: true });

const drawings = [
  drawing('SVG: filters of 240 bytes', filter('<feMorphology radius="200"/>', 2)),
  drawing('SVG: 300 kB of <g>', megabytes(0.3, '<g>')),
  drawing('SVG: 900 kB of <g>', megabytes(0.9, '<g>')),
  drawing('SVG: a billion laughs', laughs),
  killedDrawing,
  drawing('SVG: 99 blurs', filter('<feGaussianBlur stdDeviation="200"/>', 99), {
    statuses: [200, 415, 503],
    isLong: true,
  }),
  drawing('SVG: selectors', `<style>${'* * * * *{fill:red}'.repeat(5000)}</style>${'<g><path/></g>'.repeat(9000)}`, {
    statuses: [200, 415, 503],
    isLong: true,
  }),
];

const texts = [
  article('article: 2 MB of <li>', megabytes(2, '<li>'), { copies: 1, isLong: true }),
  article('article: 500 kB of <li>', megabytes(0.5, '<li>')),
  article('article: 2 MB of <', megabytes(2, '<'), { isLong: true }),
  article('article: 2 MB of styled text', megabytes(2, '<b style="color:red">a</b>'), { isLong: true }),
  article('article: 2 MB of frames', megabytes(2, '<iframe></iframe>'), { isLong: true }),
  article('article: 2 MB of paragraphs', megabytes(2, '<p>Rada Gminy uchwala, co następuje: &amp;</p>'), {
    statuses: [201, 503],
    isLong: true,
  }),
];

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',');
const rows = (count: number) =>
  JSON.stringify({
    rows: Array.from({ length: count }, (_, index) => ({ name: `${index}`.padEnd(100, 'a'), languageIsoCode: 'PL' })),
    mode: 'skip',
    dryRun: true,
  });

const bodies = [
  json('JSON: 5.9 MB of keys', '/api/articles', `{${keysOf(500_000)}}`, [400], false),
  json('JSON: 8 MB of brackets', '/api/articles', '['.repeat(8_000_000), [400]),
  json('JSON: 8 MB of objects', '/api/dictionaries/tags/import', `{"rows":[${megabytes(8, '{},')}{}]}`, [400]),
  json('JSON: as many values as a body may have', '/api/articles', `[${'{"a":1},'.repeat(49_000)}1]`, [400]),
  json('import of 1000 tags', '/api/dictionaries/tags/import', rows(1000), [200]),
  json('import of 50,000 tags', '/api/dictionaries/tags/import', rows(25_000), [400, 413]),
];

/** Created once, because it takes a second. */
export async function costlyBodies(isLong: boolean): Promise<CostlyBody[]> {
  const photo = await jpeg(7000, 7000);
  const crop = { purpose: 'banner', unit: 'px', x: '0', y: '0', width: '7000', height: '7000' };
  const photos: CostlyBody[] = [
    {
      name: 'crop of a photo of 49 million pixels',
      method: 'POST',
      path: '/api/files/crop',
      body: formWith('file', photo, 'a.jpg', crop),
      statuses: [201, 503],
    },
    {
      name: 'original of 49 million pixels',
      method: 'PUT',
      path: '/api/files/image/',
      body: formWith('file', await png(7000, 7000), 'a.png', { purpose: 'banner' }),
      statuses: [200, 503],
      isLong: true,
    },
  ];
  const attachments = [
    attachment('attachment: 5 MB of SVG elements', svg(megabytes(5, '<g/>')), 'a.svg'),
    attachment('attachment: 5 MB of JSON keys', `{${keysOf(400_000)}}`, 'a.json'),
    attachment('attachment: 9 MB of text', megabytes(9, 'uchwala '), 'a.txt'),
    attachment(
      'attachment: photo of 9 MB of empty comments',
      Buffer.from(`\xff\xd8${megabytes(9, '\xff\xfe\0\x02')}`, 'latin1'),
      'a.jpg',
    ),
  ];
  return [...drawings, ...photos, ...texts, ...bodies, ...attachments].filter((one) => isLong || one.isLong !== true);
}
