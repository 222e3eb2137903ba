import type { Json } from '@redakcja/generated/contract';

/** The fields of a record. */
export type Values = { [name: string]: Json };

export const isValues = (value: Json | undefined): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
