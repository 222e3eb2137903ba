import type { RepositoryGroupInput } from '@redakcja/generated/model/repositoryGroupInput';
import * as z from 'zod';
import { optionalText, requiredText } from '../shared/form-schema.ts';

/** Longest name and description of a file group, in characters (specification, section 9). */
export const maxGroupNameLength = 100;
export const maxGroupDescriptionLength = 2000;

const noExtension = 'Wybierz co najmniej jedno rozszerzenie';
const noIcon = 'Wybierz ikonę';

/** An extension as it is stored: lower case, without the dot. */
const extension = requiredText(20, noExtension).overwrite((text) => text.replace(/^\./, '').toLowerCase());

/** A file group as it is filled in (specification, section 5, Settings). */
export const repositoryGroupSchema = z.object({
  name: requiredText(maxGroupNameLength, 'Nazwa grupy jest polem wymaganym'),
  description: optionalText(maxGroupDescriptionLength),
  icon: requiredText(100, noIcon),
  extensions: z
    .array(extension, { error: noExtension })
    .min(1, noExtension)
    .max(200, 'Można wybrać najwyżej 200 rozszerzeń')
    .overwrite((list) => [...new Set(list)]),
} satisfies Record<keyof RepositoryGroupInput, z.ZodType>);
