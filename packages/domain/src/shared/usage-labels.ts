// Polish words for what uses a record (contract, Usages).
import { UsageEffect } from '@redakcja/generated/model/usageEffect';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';
import { UsageKind } from '@redakcja/generated/model/usageKind';
import { countOf, type PluralForms, polishPlural } from './text/polish-plural.ts';

export const usageNouns: Readonly<Record<UsageKind, PluralForms>> = {
  [UsageKind.Subcategory]: ['podkategoria', 'podkategorie', 'podkategorii'],
  [UsageKind.Article]: ['artykuł', 'artykuły', 'artykułów'],
  [UsageKind.ArticleLink]: ['łącze w artykule', 'łącza w artykułach', 'łączy w artykułach'],
  [UsageKind.MenuLink]: ['łącze w menu', 'łącza w menu', 'łączy w menu'],
  [UsageKind.FooterLink]: ['łącze w stopce', 'łącza w stopce', 'łączy w stopce'],
  [UsageKind.RssChannel]: ['kanał RSS', 'kanały RSS', 'kanałów RSS'],
  [UsageKind.Tile]: ['kafel', 'kafle', 'kafli'],
  [UsageKind.ExcludedCategory]: ['ograniczenie użytkownika', 'ograniczenia użytkowników', 'ograniczeń użytkowników'],
  [UsageKind.HomePage]: ['miejsce na stronie głównej', 'miejsca na stronie głównej', 'miejsc na stronie głównej'],
};

const effects: Readonly<Record<UsageEffect, PluralForms>> = {
  [UsageEffect.Deleted]: ['do usunięcia razem', 'do usunięcia razem', 'do usunięcia razem'],
  [UsageEffect.Unlinked]: ['do odłączenia', 'do odłączenia', 'do odłączenia'],
  [UsageEffect.Blocks]: ['uniemożliwia usunięcie', 'uniemożliwiają usunięcie', 'uniemożliwia usunięcie'],
};

/** Kind and number of the uses with what the deletion of the record does to them: „2 artykuły – do odłączenia”. */
export function usageLine({ kind, effect, total }: Pick<UsageGroup, 'kind' | 'effect' | 'total'>, part = ''): string {
  return `${countOf(total, usageNouns[kind])}${part} – ${polishPlural(total, effects[effect])}`;
}

/** „Używane przez”: all of it in one sentence, for a question; with what a deletion would do to it unless nothing is deleted. */
export function usageSentence(groups: readonly UsageGroup[], isDeletion = true): string {
  const parts = groups.map(({ kind, effect, total, items }) => {
    const names = items.slice(0, 3).map(({ name }) => `„${name}”`);
    const more = total > names.length ? ' i inne' : '';
    const part = ` (${names.join(', ')}${more})`;
    return isDeletion ? usageLine({ kind, effect, total }, part) : `${countOf(total, usageNouns[kind])}${part}`;
  });
  return parts.length === 0 ? '' : `Używane przez: ${parts.join('; ')}.`;
}
