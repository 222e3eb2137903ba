import { createContext, Script } from 'node:vm';

const script = new Script('work()');
const scope: { work?: () => void } = createContext({});

/**
 * Runs work that may take for ever, such as a regular expression of a user.
 * @returns null when it was not done after so many milliseconds
 */
export function withinTime<Result>(limit: number, work: () => Result): { result: Result } | null {
  const done: { result: Result }[] = [];
  scope.work = () => {
    done.push({ result: work() });
  };
  try {
    script.runInContext(scope, { timeout: limit });
  } catch (error) {
    // it is an Error of the other context
    if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
  return done[0] ?? null;
}
