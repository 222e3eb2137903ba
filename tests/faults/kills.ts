// How often a server is killed. Each kill costs about four seconds of processor time: half of it is the start of the embedded database, the rest the load.

/** Of a test that kills; FAULTS_KILLS asks for another number. */
export function numberOfKills(inLongForm: number): number {
  const asked = process.env.FAULTS_KILLS;
  if (asked !== undefined) return Number(asked);
  return process.env.FAULTS === 'long' ? inLongForm : 1;
}

/** In milliseconds, for a machine that does other work too. */
export const killTimeout = (kills: number): number => 300_000 + kills * 60_000;
