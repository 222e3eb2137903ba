import { HeaderInput } from '@redakcja/generated/zod/headerInput';
import { formOf } from '../shared/forms/form-of.ts';
import { html } from '../shared/forms/text-rules.ts';

/** Input of the header of a language version (specification, section 2.6). */
export const headerSchema = formOf(HeaderInput, { officeName: html() });
