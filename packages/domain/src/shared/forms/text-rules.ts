// How forms check fields of text (see `formOf`): limits and patterns are the contract's, messages the specification's.
import * as z from 'zod';
import { emailMessage, isEmail } from '../addresses/email.ts';
import { isDay, parseMoment } from '../formats/dates.ts';
import { isEmptyHtml, plainTextLength } from '../html/plain-text.ts';
import { hasPersonalNumber, publicTextMessage } from '../text/public-texts.ts';
import {
  type Lines,
  tidied,
  unsafeCharacter,
  unsafeCharacterMessage,
  unsafeMessage,
  withoutUnsafe,
} from '../text/safe-text.ts';
import { limitsOf, shownLimits } from './field-limits.ts';
import {
  invalidDateMessage,
  invalidMessage,
  maxLengthMessage,
  minLengthMessage,
  requiredMessage,
} from './form-messages.ts';
import { type FieldRule, rebuilt } from './form-of.ts';

interface TextOptions {
  required?: string;
  tooShort?: (min: number) => string;
  tooLong?: (max: number) => string;
  /** Message when the contract's pattern does not match. */
  pattern?: string;
  /** Cleaning before the checks; blanks at both ends and invisible characters are removed already. */
  clean?: (text: string) => string;
  /** The field as it is stored: its limit counts what the cleaning leaves, the contract's limit of the input what is sent. */
  stored?: z.ZodType;
  /** Whether it may have line breaks. */
  lines?: Lines;
}

/** A rule of what is filled in: an empty field is refused as such, where it has to be filled in, and not for its form as well. */
export function filled(rule: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || rule(text);
}

function typedText(contract: z.ZodType, isRequired: boolean, options: TextOptions): z.ZodString {
  const { clean = (same) => same, lines } = options;
  const text = limitedText(contract, isRequired, options, (typed) => clean(tidied(typed)));
  return text.refine((value) => unsafeCharacter(value, lines) === undefined, {
    error: ({ input }) => unsafeCharacterMessage(String(input), lines),
  });
}

function limitedText(
  contract: z.ZodType,
  isRequired: boolean,
  options: TextOptions,
  prepare: (text: string) => string,
): z.ZodString {
  const { min, pattern } = limitsOf(contract);
  const { max } = limitsOf(options.stored ?? contract);
  const { required = requiredMessage, tooShort = minLengthMessage, tooLong = maxLengthMessage } = options;
  let text = z.string({ error: isRequired ? required : invalidMessage }).overwrite(prepare);
  if (min > 0) text = text.min(1, required);
  if (min > 1) text = text.refine((value) => value === '' || value.length >= min, tooShort(min));
  if (max !== undefined) text = text.max(max, tooLong(max));
  if (pattern) text = text.refine((value) => value === '' || pattern.test(value), options.pattern ?? invalidMessage);
  return text;
}

/** A text; `more` adds rules to it. */
export function text(
  options: TextOptions = {},
  more: (text: z.ZodString) => z.ZodString = (same) => same,
): FieldRule<z.ZodString> {
  return (field) =>
    rebuilt(field, { build: (one, isRequired) => more(typedText(one, isRequired, options)), emptyAsNull: true });
}

/** A rule of names that are imported: the other rows of a file do not wait for the one with a number of a person. */
export const withoutPersonalNumber = (text: z.ZodString): z.ZodString =>
  text.refine((value) => !hasPersonalNumber(value), publicTextMessage);

/** A text of a fixed form, such as a number: its length is a matter of that form and is not counted beside the field. */
export function formatted(
  isRight: (text: string) => boolean,
  message: string,
  tidy: (text: string) => string = (same) => same,
  options: TextOptions = {},
): FieldRule<z.ZodString> {
  return text(options, (one) =>
    one.refine(filled(isRight), message).overwrite(tidy).register(shownLimits, { max: undefined }),
  );
}

/** A text as it is typed, blanks included, '' too: a password. */
export function verbatim(
  options: TextOptions = {},
  more: (text: z.ZodString) => z.ZodString = (same) => same,
): FieldRule<z.ZodString> {
  return (field) =>
    rebuilt(field, {
      build: (one, isRequired) =>
        more(limitedText(one, isRequired, options, (same) => same)).refine(
          (value) => unsafeCharacter(value) === undefined,
          unsafeMessage,
        ),
    });
}

interface PlainTextLimit {
  /** Maximum number of characters without tags; the contract limits the text with them, which the user does not see. */
  max: number;
  tooLong: (max: number) => string;
}

/** HTML; unsafe characters are taken out of it. It is required when the contract asks for a character at least; tags alone are none. */
export function html(limit?: PlainTextLimit): FieldRule<z.ZodString> {
  return (field) => rebuilt(field, { build });
  function build(one: z.ZodType) {
    let checked = limitedText(one, false, {}, withoutUnsafe);
    if (limitsOf(one).min > 0) checked = checked.refine((value) => !isEmptyHtml(value), requiredMessage);
    if (limit) checked = checked.refine((value) => plainTextLength(value) <= limit.max, limit.tooLong(limit.max));
    return checked.register(shownLimits, { max: limit?.max });
  }
}

/** An e-mail address. */
export function email(): FieldRule<z.ZodString> {
  return text({ tooShort: () => emailMessage }, (one) => one.refine(filled(isEmail), emailMessage));
}

function date(isRight: (text: string) => boolean, required: string) {
  return (isNeeded: boolean) => {
    const text = z.string({ error: isNeeded ? required : invalidDateMessage });
    return (isNeeded ? text.min(1, required) : text).refine(filled(isRight), invalidDateMessage);
  };
}

/** A moment in UTC (ISO 8601). */
export function moment(required: string = requiredMessage): FieldRule<z.ZodISODateTime> {
  const checked = date((value) => parseMoment(value) !== null, required);
  return (field) => rebuilt(field, { build: (_, isRequired) => checked(isRequired), emptyAsNull: true });
}

/** A day of the calendar (yyyy-MM-dd). */
export function day(required: string = requiredMessage): FieldRule<z.ZodISODate> {
  const checked = date(isDay, required);
  return (field) => rebuilt(field, { build: (_, isRequired) => checked(isRequired), emptyAsNull: true });
}
