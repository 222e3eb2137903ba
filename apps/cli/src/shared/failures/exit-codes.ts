/** Exit codes of `bip`, documented in docs/cli.md. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  notSignedIn: 4,
  someFailed: 5,
  interrupted: 130,
  /** The reader of the output ended before it was whole (SIGPIPE). */
  pipeClosed: 141,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the command with a Polish message and an exit code. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** No server answers at the address. */
export class NoConnectionError extends CommandError {}
