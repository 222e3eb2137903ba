// A worker whose job never ends does not notice that the server has gone: a thread of its own looks.
import { Worker } from 'node:worker_threads';

/** Runs in the thread, so it uses nothing from outside. A process whose parent has ended belongs to another one. */
function watch(server: number): void {
  setInterval(() => {
    if (process.ppid !== server) process.kill(process.pid, 'SIGKILL');
  }, 500);
}

/** To be called before the first job: the parent is still the server then. */
export function endWithServer(): void {
  new Worker(`(${watch})(${process.ppid})`, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
}
