import { text } from '../../shared/forms/text-rules.ts';
import { numberInReasonMessage, reasonProblem } from '../publication/reason-problem.ts';

/** The reason of a change, as a field. */
export const changeText = text({ lines: 'several' }, (one) =>
  one.refine((reason) => reasonProblem(reason) === undefined, numberInReasonMessage),
);
