import { tellClosedOutput } from './shared/closed-output.ts';
import { exitCodes } from './shared/failures/exit-codes.ts';
import { makeForOwnerOnly } from './shared/files/owner-only.ts';

/** Runs the command line of this process. */
export async function runProcess(): Promise<void> {
  makeForOwnerOnly();
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') {
        if (stream === process.stdout) endForClosedPipe();
        return;
      }
      // what was written is not whole: nothing that follows would help
      if (stream === process.stdout) process.stderr.write(`Nie można zapisać wyniku (${error.code})\n`);
      process.exit(1);
    });
  }
  const [{ runProgram }, { systemContext }, { isStdoutNowhere, tellingOfLoss }] = await Promise.all([
    import('./program.ts'),
    import('./shared/context.ts'),
    import('./shared/closed-stdout.ts'),
  ]);
  const args = process.argv.slice(2);
  const context = systemContext(args);
  if (isStdoutNowhere()) context.stdout = tellingOfLoss(context.stdout, context.stderr);
  process.exitCode = await runProgram(args, context);
}

/** Work that can be interrupted ends as after Ctrl-C, and everything else at once. */
function endForClosedPipe(): void {
  if (!tellClosedOutput()) process.exit(exitCodes.pipeClosed);
  process.once('exit', tellClosedPipe);
}

/** As programs that such a pipe ends; another failure keeps its own code. */
function tellClosedPipe(code: number): void {
  if (code === exitCodes.ok || code === exitCodes.interrupted) process.exitCode = exitCodes.pipeClosed;
}
