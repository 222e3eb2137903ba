import type { Output } from './context.ts';
import { harmless } from './terminal-text.ts';

/** A stream of the process. Text for a terminal is made harmless; a file or a pipe gets it as it is. */
export function processOutput(stream: NodeJS.WriteStream): Output {
  return {
    isTTY: stream.isTTY,
    get columns() {
      return stream.columns;
    },
    write: (text) => stream.write(stream.isTTY && typeof text === 'string' ? harmless(text) : text),
    control: (sequence) => {
      if (stream.isTTY) stream.write(sequence);
    },
  };
}
