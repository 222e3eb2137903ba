// A change of a menu with the messages of the category's form. Rules that depend on the stored category are checked with it (`menuElementSchema`).
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import type { MenuElementsInput as ManyAdditions } from '@redakcja/generated/model/menuElementsInput';
import { MenuElementAddition } from '@redakcja/generated/zod/menuElementAddition';
import { MenuElementDeletion } from '@redakcja/generated/zod/menuElementDeletion';
import { MenuElementEdit } from '@redakcja/generated/zod/menuElementEdit';
import { MenuElementMove } from '@redakcja/generated/zod/menuElementMove';
import { MenuElementRestoration } from '@redakcja/generated/zod/menuElementRestoration';
import { MenuElementRow } from '@redakcja/generated/zod/menuElementRow';
import { MenuElementsInput } from '@redakcja/generated/zod/menuElementsInput';
import * as z from 'zod';
import { asInContract, group, id, list } from '../shared/forms/choice-rules.ts';
import { formOf } from '../shared/forms/form-of.ts';
import { menuElementFields } from './menu-element-form.ts';

const element = group(menuElementFields);
const asIs = { event: asInContract, seen: asInContract };
const place = { parentElementId: asInContract, previousElementId: asInContract };

export const menuChangeSchema: z.ZodType<MenuChange> = z.discriminatedUnion('event', [
  formOf(MenuElementAddition, { ...asIs, ...place, element }),
  formOf(MenuElementEdit, { ...asIs, elementId: id(), element }),
  formOf(MenuElementMove, { ...asIs, ...place, elementId: id() }),
  formOf(MenuElementDeletion, { ...asIs, elementId: id() }),
  formOf(MenuElementRestoration, { event: asInContract, journalEntryId: id() }),
]);

const row = formOf(MenuElementRow, { ...place, parentIndex: asInContract, previousIndex: asInContract, element });

/** Many additions in one call. */
export const menuAdditionsSchema: z.ZodType<ManyAdditions> = formOf(MenuElementsInput, {
  type: asInContract,
  additions: list(row),
});
