import type { Picture } from '@redakcja/generated/model/picture';
import { Picture as pictureSchema } from '@redakcja/generated/zod/picture';
import * as z from 'zod';

/** A picture; where its width is free, with its width in px. */
export interface SizedPicture extends Picture {
  width?: number | undefined;
}

const journalPictures = z.array(pictureSchema.extend({ width: z.int().optional() }));

/** The pictures of a value of the journal; undefined for other values, and for pictures of which only the name was noted. */
export function formerPictures(value: unknown): readonly SizedPicture[] | undefined {
  return journalPictures.safeParse(Array.isArray(value) ? value : [value]).data;
}
