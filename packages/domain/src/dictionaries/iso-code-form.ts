import { IsoCodeInput } from '@redakcja/generated/zod/isoCodeInput';
import { id } from '../shared/forms/choice-rules.ts';
import { fieldsTogether } from '../shared/forms/fields-together.ts';
import { formOf } from '../shared/forms/form-of.ts';
import { filled, text, withoutPersonalNumber } from '../shared/forms/text-rules.ts';

/** Codes of languages that are not two letters: the regions of the United Kingdom (specification, section 5, Dictionaries). */
export const regionalIsoCodes = ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'] as const;

/** What the code field makes of what is typed: upper case, without blanks at the ends (specification, section 2.4). */
export function normalizeIsoCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Whether a normalized code can be the code of a language: two letters or a region of the United Kingdom. */
export function isLanguageIsoCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) || (regionalIsoCodes as readonly string[]).includes(code);
}

/** Message when a code would have no flag. */
export const isoCodeFlagMessage = 'Dodaj flagę';

const fields = formOf(IsoCodeInput, {
  code: text({ required: 'Kod jest polem wymaganym', clean: normalizeIsoCode }, (code) =>
    code.refine(filled(isLanguageIsoCode), `Kod ma dwie litery lub jest jednym z: ${regionalIsoCodes.join(', ')}`),
  ),
  name: text({ required: 'Nazwa jest wymagana' }, withoutPersonalNumber),
  // Always optional in type, since a form starts without it; a new code is refused without it.
  fileId: id(isoCodeFlagMessage),
});

/**
 * Form of an ISO code: code, name and flag (specification, section 5; the flag is required on create, design decision 13). `isNew`: the entry has no
 * flag yet.
 */
export function isoCodeSchema({ isNew }: { isNew: boolean }) {
  return fields.superRefine(
    ...fieldsTogether<Pick<IsoCodeInput, 'fileId'>>(({ fileId }, report) => {
      // here and not at the field: a rule of an optional field does not run when the field is absent
      if (isNew && fileId === undefined) report('fileId', isoCodeFlagMessage);
    }),
  );
}

/** Help beside the code, in the forms of a code and of a language (specification, section 5, Dictionaries). */
export const isoCodeHelp = {
  rule: 'Kod języka składa się z dwóch liter, zgodnie z normą ISO. Wyjątkiem są języki regionalne:',
  exceptions: [
    { code: 'GB-ENG', name: 'Anglia' },
    { code: 'GB-NIR', name: 'Irlandia Północna' },
    { code: 'GB-SCT', name: 'Szkocja' },
    { code: 'GB-WLS', name: 'Walia' },
  ] satisfies readonly { code: (typeof regionalIsoCodes)[number]; name: string }[],
} as const;
