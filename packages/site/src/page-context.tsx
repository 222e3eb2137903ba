import type { PublicFrame } from '@redakcja/generated/model/publicFrame';

/** What a page knows beside its own data. There is no clock here: the host says what time it is. */
export interface PageContext {
  frame: PublicFrame;
  /** Address of the bulletin, without a slash at the end. */
  origin: string;
  /** Of this page, from its first slash. */
  path: string;
  /** The moment at which the page was made. */
  now: string;
  /** Address of `site.css`. */
  styleSheet: string;
}
