// The package has no types of its own.
declare module '@michaelhomer/jqjs' {
  export function compile(expression: string): (value: unknown) => Iterable<unknown>;
}
