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
  await (await import('./run-process.ts')).runProcess();
}

export {};
