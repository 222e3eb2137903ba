// Rules about positions in a menu and about deletion, with minimal input: the web app reads it from the tree, the server from the database.
import type { MenuType } from '@redakcja/generated/model/menuType';
import { menuLimits, menuMessages, unlimited } from './menu-limits.ts';

const exceeds = (value: number, limit: number) => limit !== unlimited && value > limit;

export interface Limits {
  maxElements: number;
  maxLevels: number;
}

export interface PlacementFacts {
  /** New parent; null for a root. */
  parent: { level: number; url: string | null; isExcluded: boolean } | null;
  /** Roots of the menu without the category itself. */
  otherRoots: number;
  /** Levels of the category: 1 without subcategories. */
  height: number;
}

/** Why a category cannot be under a parent; null when it can. */
export function placementRefusal(limits: Limits, { parent, otherRoots, height }: PlacementFacts): string | null {
  if (parent === null) {
    if (exceeds(otherRoots + 1, limits.maxElements)) return menuMessages.rootsFull;
  } else {
    if (parent.isExcluded) return menuMessages.excluded;
    if (parent.url) return menuMessages.parentHasUrl;
  }
  const level = (parent?.level ?? 0) + height;
  return exceeds(level, limits.maxLevels) ? menuMessages.tooDeep(limits.maxLevels) : null;
}

/** The same with the limits of a menu. */
export function placementRefusalIn(type: MenuType, facts: PlacementFacts): string | null {
  return placementRefusal(menuLimits[type], facts);
}

/** States of a category and its descendants. */
export interface BranchFacts {
  isExcluded: boolean;
  isSystem: boolean;
  hasPublicArticles: boolean;
  /** A descendant has an external address; its own does not count (specification, section 8: "other external-link categories"). */
  hasExternalBelow: boolean;
}

/** Why a branch cannot be deleted, the first reason first; empty when it can. */
export function removalObstacles(branch: BranchFacts): string[] {
  return [
    ...(branch.isExcluded ? [menuMessages.excluded] : []),
    ...(branch.isSystem ? [menuMessages.isSystem] : []),
    ...(branch.hasPublicArticles ? [menuMessages.hasPublicArticles] : []),
    ...(branch.hasExternalBelow ? [menuMessages.hasExternalLinks] : []),
  ];
}
