declare const shape: unique symbol;

/** Text that holds JSON of this shape; the database has built it (database/rows/json-sql.ts). */
export type JsonOf<Shape> = string & { readonly [shape]: Shape };

export function parseJson<Shape>(text: JsonOf<Shape>): Shape {
  return JSON.parse(text);
}
