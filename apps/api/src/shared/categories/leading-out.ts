/** Whether the category `m` leads elsewhere: to an address, an article or another category. Such a category takes no articles. */
export const leadsOut = (m: string): string =>
  `(${m}.link_menu_element_id is not null or ${m}.link_article_id is not null or exists (
    select from menu_element_translations t join languages l on l.id = t.language_id and l.iso_code = 'PL'
    where t.menu_element_id = ${m}.id and t.url is not null))`;
