import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import type { ReactNode } from 'react';
import type { Look } from './look.ts';

/** What a page knows beside its own data. There is no clock here: the host says what time it is. */
export interface PageContext {
  frame: PublicFrame;
  /** Address of the bulletin, without a slash at the end. */
  origin: string;
  /** Of this page, from its first slash. */
  path: string;
  /** What its address asks for beside its look. */
  query?: URLSearchParams;
  /** The moment at which the page was made. */
  now: string;
  /** Address of `site.css`. */
  styleSheet: string;
  /** Address of BIP's sign. */
  sign: string;
  /** How its reader wants to see it. */
  look?: readonly Look[];
  /** Published articles of categories, by their ids; they stand beside the siblings in an open branch of the menu. */
  counts?: ReadonlyMap<number, number>;
  /** Above a page that is only a preview: what it is. */
  mark?: ReactNode;
}
