import { integer, nullable, rowShape } from '../../database/rows/row-shape.ts';

/** Number of rows on all pages of a search, and its language; null when the language does not exist. */
export const searchCount = rowShape({ total: integer(), language: nullable(integer()) });
