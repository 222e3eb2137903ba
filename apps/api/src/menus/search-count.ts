import { integer, nullable, rowShape } from '../database/row-shape.ts';

/** Number of rows on all pages of a search, and its language; null for one that does not exist. */
export const searchCount = rowShape({ total: integer(), language: nullable(integer()) });
