// Readable part of the address of what a link of the site leads to, for visitors: nothing of articles and categories that they cannot open.

/** `row` has `menu_element_id` and `article_id`. A newer version takes the place of the linked one; its title may differ. */
export function publicSlug(row: string, languageId: string): string {
  return `coalesce(
    (select c.slug from public_categories c where c.id = ${row}.menu_element_id and c.language_id = ${languageId}),
    (select p.slug from articles linked join public_articles p on p.base_article_id = linked.base_article_id and p.language_id = linked.language_id
      where linked.id = ${row}.article_id order by p.version desc limit 1))`;
}
