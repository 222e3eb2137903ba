// What an operation of the contract is served with; made once for each of them (http/register.ts).
import type { OperationId } from '@redakcja/generated/operations';
import type { InputReader } from '../http/body.ts';
import type { Checks } from '../http/contract/validation.ts';
import type { AnyResult, SuccessAnswer } from '../http/send-result.ts';
import type { SystemServices } from './services.ts';

/** Any handler: the contract that has checked the values of its call is the one its types are made from. */
export type AnyHandler<Result> = (call: never) => Promise<Result>;

export interface Parts {
  id: OperationId;
  checks: Checks;
  handler: AnyHandler<AnyResult>;
  input: InputReader;
  /** Cleans the long texts of a body. */
  clean: AnyHandler<unknown> | undefined;
  system: SystemServices;
  answer: SuccessAnswer;
  security: Readonly<Record<string, string>>;
  isForm: boolean;
  /** Query parameter with the numbers of the records that the operation removes. */
  chosenBy: string | undefined;
  /** Of every operation. */
  all: ReadonlyMap<OperationId, Parts>;
}
