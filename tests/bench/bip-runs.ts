// The built program `bip` as a process: its output, time and memory.
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../support/product.ts';
import { figure } from './figures.ts';

export interface Run {
  stdout: string;
  seconds: number;
  /** Peak resident memory, MiB. */
  memory: number;
}

/** Runs the built program; fails with its stderr. */
export function bipIn(folder: string, program: string, { url }: Product) {
  const probe = path.join(folder, 'probe.cjs');
  const report = path.join(folder, 'max-rss');
  writeFileSync(
    probe,
    // Not resourceUsage().maxRSS, which on Linux includes the parent process before exec.
    `const { readFileSync, writeFileSync } = require('node:fs');
    process.on('exit', () => writeFileSync(${JSON.stringify(report)}, /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]));`,
  );
  const env = {
    ...process.env,
    HOME: folder,
    BIP_HOST: url,
    BIP_CLIENT_ID: 'bip-automat',
    BIP_CLIENT_SECRET: 'demo-automat',
  };
  const options: SpawnSyncOptions = { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 30 };
  return (...args: string[]): Run => {
    const started = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', probe, program, ...args], options);
    const seconds = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`bip ${args.join(' ')}: ${status}\n${stderr}${String(stdout).slice(0, 2000)}`);
    return { stdout: String(stdout), seconds, memory: Number(readFileSync(report, 'utf8')) / 1024 };
  };
}

export type Bip = ReturnType<typeof bipIn>;

/** Beside the seconds that single requests would take. */
export function compare(label: string, bulk: Run, single: number): void {
  figure(`${label}: bip`, `${bulk.seconds.toFixed(1)} s`);
  figure('  the same as single requests, extrapolated', `${single.toFixed(1)} s`);
  figure('  ratio', `${(single / bulk.seconds).toFixed(1)} ×`, '20 ×');
  figure('  peak memory of bip', `${bulk.memory.toFixed(0)} MiB`, '150 MiB');
}
