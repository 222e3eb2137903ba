// Why an entry of a dictionary stays as it is, and what would help (specification, sections 4 and 6).
import type { Obstacle } from '../shared/operation-verdict.ts';

export const defaultIsoCodeChange: Obstacle = {
  cause: 'lock',
  reason: 'Domyślnego kodu ISO nie można zmienić',
  remedy: 'Dodaj własny wpis z tym kodem: zastąpi domyślny',
};

export function defaultIsoCodeRemoval(code: string): Obstacle {
  return {
    cause: 'lock',
    reason: `Domyślnego kodu ISO „${code}” nie można usunąć`,
    remedy: 'Kody domyślne są stałą częścią serwisu',
  };
}

/** `language` is the name of the language version that has the code. */
export function isoCodeUsed(code: string, language: string): Obstacle {
  return {
    cause: 'references',
    reason: `Kod ISO „${code}” jest używany przez wersję językową „${language}”`,
    remedy: 'Najpierw usuń tę wersję językową albo zmień jej kod',
  };
}

/** `used` says that the entry is used, `titles` are the first of its uses. */
export function entryUsed(used: string, titles: readonly string[], uses: number, remedy: string): Obstacle {
  const more = uses > 3 ? ` i w innych (razem: ${uses})` : '';
  return { cause: 'references', reason: `${used}: ${titles.join(', ')}${more}`, remedy };
}
