import { makeForOwnerOnly } from './shared/files/owner-only.ts';

/** Runs the command line of this process. */
export async function runProcess(): Promise<void> {
  makeForOwnerOnly();
  // A reader may close the pipe early (| head); the command still finishes its work.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return;
      // what was written is not whole: nothing that follows would help
      if (stream === process.stdout) process.stderr.write(`Nie można zapisać wyniku (${error.code})\n`);
      process.exit(1);
    });
  }
  const [{ runProgram }, { systemContext }] = await Promise.all([
    import('./program.ts'),
    import('./shared/context.ts'),
  ]);
  process.exitCode = await runProgram(process.argv.slice(2), systemContext(process.argv.slice(2)));
}
