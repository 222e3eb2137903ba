// The clocks of this server and of an external provider: tokens are good by both.
import type { FastifyBaseLogger } from 'fastify';
import { errors } from 'jose';

/** Seconds that they may differ. Providers stamp a token as good from a moment that a slower clock has still to reach. */
export const clockTolerance = 60;

/** Seconds that are worth a line in the log: before anybody is refused. */
const notable = 5;

/** Seconds by which the other clock is ahead, by the date of its answer, which has whole ones; null where it has none. */
export function secondsAhead({ headers }: Pick<Response, 'headers'>, now: Date): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? null : Math.round((date - now.getTime()) / 1000);
}

export function logDifference(log: FastifyBaseLogger, ahead: number | null): void {
  if (ahead === null || Math.abs(ahead) < notable) return;
  const line = { secondsAhead: ahead, tolerance: clockTolerance };
  if (Math.abs(ahead) > clockTolerance) log.error(line, 'clock of the identity provider: its tokens are refused');
  else log.warn(line, 'clock of the identity provider differs');
}

/** A token that is not good yet has nothing wrong but the clocks. */
export function logTooEarly(log: FastifyBaseLogger, error: unknown, now: Date): void {
  if (!(error instanceof errors.JWTClaimValidationFailed) || error.claim !== 'nbf') return;
  const { nbf } = error.payload;
  if (typeof nbf === 'number') logDifference(log, Math.round(nbf - now.getTime() / 1000));
}
