import { expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { fileWork } from '../workers/worker-limits.ts';
import { createWorkerPool } from '../workers/worker-pool.ts';
import { cleanedText } from './clean-text.ts';
import { sanitise } from './sanitise.ts';

const log = createLog('silent');
const pool = (time = 60_000) => {
  const texts = createWorkerPool({ ...fileWork, time }, log);
  return { texts, files: texts, documents: texts, close: texts.close };
};

test.each([
  ['short', '<p onclick="x()">a</p>'.repeat(10), false],
  ['many tags', '<p onclick="x()">a</p>'.repeat(600), true],
  ['many entities', '&amp;'.repeat(1001), true],
  ['long', `<p onclick="x()">${'a'.repeat(50_001)}</p>`, true],
])('a text (%s) is cleaned the same way wherever that happens', async (_name, html, isElsewhere) => {
  const workers = pool();
  let jobs = 0;
  const counted = {
    ...workers,
    texts: {
      ...workers.texts,
      run: ((...given) => {
        jobs += 1;
        return workers.texts.run(...given);
      }) as typeof workers.texts.run,
    },
  };
  try {
    expect(await cleanedText({ workers: counted }, 1, html)).toBe(sanitise(html, 'richText'));
    expect(await cleanedText({ workers: counted }, 1, html, 'line')).toBe(sanitise(html, 'line'));
    expect(jobs).toBe(isElsewhere ? 2 : 0);
  } finally {
    workers.close();
  }
});

test('a text that takes too long is refused in a sentence, one of endless depth in another', async () => {
  const hasty = pool(1);
  const patient = pool();
  try {
    const long = '<ul><li>'.repeat(20_000);
    await expect(cleanedText({ workers: hasty }, 1, '<li>'.repeat(500_000))).rejects.toMatchObject({
      status: 400,
      errors: ['Treść jest zbyt złożona, aby ją sprawdzić. Uprość jej formatowanie albo podziel ją na części'],
    });
    await expect(cleanedText({ workers: patient }, 1, long)).rejects.toMatchObject({
      status: 400,
      errors: [expect.stringContaining('zagnieżdżonych w sobie')],
    });
  } finally {
    hasty.close();
    patient.close();
  }
});
