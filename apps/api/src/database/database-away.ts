import { causesOf, errorCodes } from '../http/problem.ts';

/**
 * Error classes of PostgreSQL: 08 (connection), 53 (resources), 57 (operator intervention), 25006 (a standby that takes no writes), 25P03 (idle
 * transaction timeout); and socket errors.
 */
const codes =
  /^(?:08|25006|25P0[34]|53|57P0|57014)|^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH)|^EAI_AGAIN$/;

/** Messages of the driver without a code. */
const messages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether the database is stopped, unreachable or overloaded: a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    errorCodes(error).some((code) => codes.test(code)) || causesOf(error).some(({ message }) => messages.test(message))
  );
}
