import { UsageEffect } from '@redakcja/generated/model/usageEffect';
import { UsageKind } from '@redakcja/generated/model/usageKind';

export const usageKindLabels: Readonly<Record<UsageKind, string>> = {
  [UsageKind.Subcategory]: 'Podkategorie',
  [UsageKind.Article]: 'Artykuły',
  [UsageKind.ArticleLink]: 'Łącza artykułów',
  [UsageKind.MenuLink]: 'Kategorie, które do niej prowadzą',
  [UsageKind.FooterLink]: 'Łącza stopki',
  [UsageKind.RssChannel]: 'Kanały RSS',
  [UsageKind.Tile]: 'Kafle',
  [UsageKind.ExcludedCategory]: 'Użytkownicy, którzy mają ją wykluczoną',
  [UsageKind.HomePage]: 'Strona główna',
};

export const usageEffectLabels: Readonly<Record<UsageEffect, string>> = {
  [UsageEffect.Deleted]: 'zostaną usunięte',
  [UsageEffect.Unlinked]: 'zostaną bez niej',
  [UsageEffect.Blocks]: 'nie pozwalają jej usunąć',
};
