// How long a request waits for the server to say something: `--timeout`.

export const defaultTimeout = 30;

let seconds = defaultTimeout;

export function setRequestTimeout(value: number): void {
  seconds = value;
}

/** In milliseconds. */
export const requestTimeout = (): number => seconds * 1000;
