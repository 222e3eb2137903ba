import { expect, test } from 'vitest';
import { toProblem } from './error-handler.ts';

const withCode = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('as told'), { code }) });

test.each([
  ['ENOSPC', 507],
  ['53100', 507],
  // a standby that takes no writes, for example while another server takes over
  ['25006', 503],
  ['57P01', 503],
  ['22P05', 400],
  ['40001', 409],
  ['XX000', 500],
])('%s is answered with %i', (code, status) => {
  expect(toProblem(withCode(code)).status).toBe(status);
});
