// Limits of pictures (docs/decisions/0019). The descriptions of the contract and docs/administration/storage.md name the same numbers.

/** Limits the memory that one picture can take: 4 bytes per pixel. */
export const maxPixels = 50_000_000;

/** Pixels to which a drawing is rendered to find out whether it can be. */
export const maxProbedPixels = 4_000_000;

/** A drawing that is parsed. */
export interface DrawingLimits {
  /** Elements inside each other. */
  depth: number;
  elements: number;
  /** Characters of an attribute: of outlines and embedded pictures, and of any other. */
  longAttribute: number;
  attribute: number;
  /** Characters of all style sheets. */
  styles: number;
  /** Drawing steps, with every repetition by `use` and the like (svg-meter.ts). */
  steps: number;
}

/** Pictures of the site, which this server renders and each visitor's browser shows. */
export const siteDrawing: DrawingLimits = {
  depth: 100,
  elements: 20_000,
  longAttribute: 1_000_000,
  attribute: 10_000,
  styles: 100_000,
  steps: 100_000,
};

/** In bytes. */
export const maxSiteDrawing = 2_097_152;

/** Attachments are parsed to be checked, but never shown. */
export const attachedDrawing: DrawingLimits = {
  depth: 200,
  elements: Number.POSITIVE_INFINITY,
  longAttribute: Number.POSITIVE_INFINITY,
  attribute: Number.POSITIVE_INFINITY,
  styles: Number.POSITIVE_INFINITY,
  steps: Number.POSITIVE_INFINITY,
};

/** In bytes: larger attachments are recognised by their first bytes alone. */
export const maxParsedSize = 5 * 1_048_576;
