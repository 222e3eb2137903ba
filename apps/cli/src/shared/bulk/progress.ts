import type { Context } from '../context.ts';

export interface Progress {
  advance: (count: number) => void;
  /** Erases the bar. */
  clear: () => void;
}

const width = 24;

/** A progress bar on a terminal, nothing in a pipe. */
export function progress(context: Context, total: number, initial = 0): Progress {
  if (!context.stderr.isTTY || context.verbosity === 'quiet')
    return { advance: () => undefined, clear: () => undefined };
  let done = initial;
  const draw = () => {
    const share = total === 0 ? 1 : done / total;
    const full = Math.round(share * width);
    context.stderr.control(
      `\r[${'#'.repeat(full)}${'-'.repeat(width - full)}] ${done}/${total} ${Math.floor(share * 100)}%`,
    );
  };
  draw();
  return {
    advance: (count) => {
      done += count;
      draw();
    },
    // erases the line
    clear: () => context.stderr.control('\r\u001b[K'),
  };
}
