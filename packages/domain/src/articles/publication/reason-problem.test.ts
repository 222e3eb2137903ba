import { expect, test } from 'vitest';
import { numberInReasonMessage, reasonProblem } from './reason-problem.ts';

test.each([
  ['wyrok w sprawie 44051401359', numberInReasonMessage],
  ['dowód ABA300000', numberInReasonMessage],
  ['zmiana rachunku na 61 1090 1014 0000 0712 1981 2874', undefined],
  ['uchwała nr XII/123/2026', undefined],
  [null, undefined],
])('%s', (reason, problem) => {
  expect(reasonProblem(reason)).toBe(problem);
});
