/** Whether visitors do not see a category: it is hidden, or lies in a hidden one. `id` is a column of an outer row. */
export const isHiddenSql = (id: string) => `exists (with recursive hiding as (
    select e.parent_id, e.is_hidden from menu_elements e where e.id = ${id}
    union all select e.parent_id, e.is_hidden from hiding join menu_elements e on e.id = hiding.parent_id)
  select from hiding where hiding.is_hidden)`;
