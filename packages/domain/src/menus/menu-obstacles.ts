// What would help where a rule of the menus refuses (specification, sections 4, 6 and 9).
import { closedCategoryRemedy, type Obstacle, obstacleOfRefusal } from '../shared/operation-verdict.ts';
import { menuLimits, menuMessages } from './menu-limits.ts';

const lower = 'Dodaj kategorię wyżej, na przykład obok tej';

const known: ReadonlyMap<string, Pick<Obstacle, 'cause' | 'remedy'>> = new Map([
  [menuMessages.excluded, { cause: 'category', remedy: closedCategoryRemedy }],
  [menuMessages.isSystem, { cause: 'lock', remedy: 'Kategorie systemowe są stałą częścią serwisu' }],
  [
    menuMessages.hasPublicArticles,
    { cause: 'references', remedy: 'Wycofaj te artykuły z publikacji albo przenieś je do innej kategorii' },
  ],
  [
    menuMessages.hasExternalLinks,
    { cause: 'references', remedy: 'Najpierw usuń kategorie z łączami zewnętrznymi, które są pod nią' },
  ],
  [menuMessages.sortWithUrl, { cause: 'lock', remedy: 'Usuń adres URL kategorii' }],
  [menuMessages.parentHasUrl, { cause: 'lock', remedy: 'Usuń adres URL kategorii' }],
  ...Object.values(menuLimits).map(
    ({ maxLevels }) => [menuMessages.tooDeep(maxLevels), { cause: 'lock', remedy: lower }] as const,
  ),
]);

/** The obstacle behind a message of the rules. */
export function menuObstacle(reason: string): Obstacle {
  const found = known.get(reason);
  return found === undefined ? obstacleOfRefusal(reason, { isForbidden: false, fields: [] }) : { ...found, reason };
}
