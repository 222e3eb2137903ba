#!/usr/bin/env node
// The oldest Node that commander and openid-client run on; checked here because an older one would only show a syntax error.
const minVersion = [22, 12] as const;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < minVersion[0] || (major === minVersion[0] && minor < minVersion[1])) {
  process.stderr.write(
    `bip wymaga Node ${minVersion.join('.')} lub nowszego, a to jest ${process.versions.node}. Zainstaluj nowszą wersję: https://nodejs.org\n`,
  );
  process.exitCode = 1;
} else {
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

export {};
