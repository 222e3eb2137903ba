// Polish words for what uses a record (contract, Usages).
import { UsageEffect } from '@redakcja/generated/model/usageEffect';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';
import { UsageKind } from '@redakcja/generated/model/usageKind';
import { countOf, type PluralForms } from './polish-plural.ts';

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

/** What the deletion of the record does to its uses. */
export const usageEffects: Readonly<Record<UsageEffect, string>> = {
  [UsageEffect.Deleted]: 'zostaną usunięte razem z nią',
  [UsageEffect.Unlinked]: 'zostaną odłączone',
  [UsageEffect.Blocks]: 'uniemożliwiają usunięcie',
};

/** „Używane przez”: all of it in one sentence, for a question; with what a deletion would do to it unless nothing is deleted. */
export function usageSentence(groups: readonly UsageGroup[], isDeletion = true): string {
  const parts = groups.map(({ kind, effect, total, items }) => {
    const names = items.slice(0, 3).map(({ name }) => `„${name}”`);
    const more = total > names.length ? ' i inne' : '';
    const uses = `${countOf(total, usageNouns[kind])} (${names.join(', ')}${more})`;
    return isDeletion ? `${uses} – ${usageEffects[effect]}` : uses;
  });
  return parts.length === 0 ? '' : `Używane przez: ${parts.join('; ')}.`;
}
