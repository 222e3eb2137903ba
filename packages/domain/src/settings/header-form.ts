import { HeaderInput } from '@redakcja/generated/zod/headerInput';
import { formOf } from '../shared/form-of.ts';
import { html } from '../shared/text-rules.ts';

/** The header of a language version as it is filled in (specification, section 2.6). */
export const headerSchema = formOf(HeaderInput, { officeName: html() });
