import { expect, test } from 'vitest';
import { uploadTurn } from './upload-turns.ts';

test('a turn of the event loop processes few chunks, however many uploads there are', async () => {
  let processed = 0;
  let most = 0;
  let isOver = false;
  const upload = async () => {
    for (let chunk = 0; chunk < 5; chunk += 1) {
      await uploadTurn();
      processed += 1;
    }
  };
  const watch = () => {
    most = Math.max(most, processed);
    processed = 0;
    if (!isOver) setImmediate(watch);
  };
  watch();
  await Promise.all(Array.from({ length: 300 }, upload));
  isOver = true;
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(5);
});
