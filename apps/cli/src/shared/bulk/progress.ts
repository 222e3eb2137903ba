import type { Context } from '../context.ts';

export interface Progress {
  advance: (count: number) => void;
  /** Takes the bar away. */
  clear: () => void;
}

const width = 24;

/** A bar on a terminal, nothing in a pipe. */
export function progress(context: Context, total: number, before = 0): Progress {
  if (!context.stderr.isTTY || context.talk === 'quiet') return { advance: () => undefined, clear: () => undefined };
  let done = before;
  const draw = () => {
    const share = total === 0 ? 1 : done / total;
    const full = Math.round(share * width);
    context.stderr.write(
      `\r[${'#'.repeat(full)}${'-'.repeat(width - full)}] ${done}/${total} ${Math.floor(share * 100)}%`,
    );
  };
  draw();
  return {
    advance: (count) => {
      done += count;
      draw();
    },
    // erase in line: needs no colour
    clear: () => context.stderr.write('\r\u001b[K'),
  };
}
