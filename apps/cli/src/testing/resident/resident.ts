// The built program in a process that stays: it runs one command line after the other, each as if it were alone. Loading the program takes
// ten times longer than what most command lines do.
import { globalAgent } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { http } from '@redakcja/generated/http';
import { runProcess } from '../../run-process.ts';
import type { BipResult, CommandLine } from './run-resident.ts';

const { adapter } = http.defaults;
const umask = process.umask();

/** Nothing of the command line before is left: its variables, its rights, its answers to requests, its connections. */
function startAfresh({ args, env, cwd }: CommandLine): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.argv.splice(2, Infinity, ...args);
  process.exitCode = undefined;
  process.umask(umask);
  Object.assign(http.defaults, { adapter, baseURL: undefined });
  const { request, response } = http.interceptors;
  // the first of the requests belongs to the client itself
  for (let id = request.use(null); id > 0; id -= 1) request.eject(id);
  for (let id = response.use(null); id >= 0; id -= 1) response.eject(id);
  globalAgent.destroy();
}

async function run(line: CommandLine): Promise<BipResult> {
  startAfresh(line);
  const stdin = new PassThrough().end(line.input);
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  for (const [name, value] of Object.entries({ stdin, stdout, stderr }))
    Object.defineProperty(process, name, { value, configurable: true });
  const written = Promise.all([text(stdout), text(stderr)]);
  await runProcess();
  stdout.end();
  stderr.end();
  const [out, err] = await written;
  return { code: Number(process.exitCode ?? 0), stdout: out, stderr: err };
}

process.on('message', async (line: CommandLine) => process.send?.(await run(line)));
// It ends with the worker that started it.
process.on('disconnect', () => process.exit());
