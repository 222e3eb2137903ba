import { causesOf, errorCodes } from '../shared/problem.ts';

/** PostgreSQL's classes 08 (connection), 53 (resources), 57 (stopped, timed out), 25P03 (idle transaction ended), and the system's errors of sockets. */
const codes =
  /^(?:08|25P0[34]|53|57P0|57014)|^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH)|^EAI_AGAIN$/;

/** What the driver says without a code. */
const messages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether the database is stopped, unreachable or overloaded: worth another try, not an error of this program. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    errorCodes(error).some((code) => codes.test(code)) || causesOf(error).some(({ message }) => messages.test(message))
  );
}
