// The pictures of an EU project, which stand beside each other (specification, section 5, Files and images).
import { pictureSizes } from './picture-purposes.ts';

/** Pixels that all of them share, and the height of each. */
export const euCollectionSize = pictureSizes.euCollection.crop;

/** Pixels left beside these pictures; negative when they do not fit. */
export function euRoomLeft(widths: readonly number[]): number {
  return euCollectionSize.width - widths.reduce((sum, width) => sum + width, 0);
}

/** Undefined when they fit. */
export function euTooWide(widths: readonly number[]): string | undefined {
  const left = euRoomLeft(widths);
  if (left >= 0) return undefined;
  return `Obrazy zestawu UE mają razem ${euCollectionSize.width - left} px szerokości, a mieści się ${euCollectionSize.width} px. Zmniejsz któryś z nich`;
}
