import type { SystemParameterInput } from '@redakcja/generated/model/systemParameterInput';
import * as z from 'zod';
import { withEachText, withoutUnsafe } from '../shared/safe-text.ts';

/** A system parameter as it is saved. Its limits are in the parameter itself, which the contract checks; some of its texts are HTML. */
export const systemParameterSchema = z
  .custom<SystemParameterInput>()
  .overwrite((input) => withEachText(input, withoutUnsafe));
