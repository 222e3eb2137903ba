import { harmless } from './terminal-text.ts';

/** A stream a command writes to. */
export interface Output {
  write(text: string | Uint8Array): boolean;
  /** Moves the cursor or erases; nothing but a terminal gets it. */
  control(sequence: string): void;
  isTTY?: boolean;
  columns?: number;
}

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
