import type { Ajv2020, KeywordDefinition } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';

/**
 * `minLength` and `maxLength` count code points, for which Ajv walks through every text: of two megabytes that takes longer than parsing them. The
 * number of code units, which is known, nearly always decides.
 */
export function checkLengthsQuickly(ajv: Ajv2020): void {
  for (const [keyword, holds] of [
    ['minLength', hasAtLeast],
    ['maxLength', hasAtMost],
  ] as const) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword(definition(keyword, holds));
  }
}

type Rule = (text: string, limit: number) => boolean;

function definition(keyword: string, holds: Rule): KeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: 'number',
    compile: (limit: number) => {
      const validate: DataValidateFunction = (text: string) => {
        if (holds(text, limit)) return true;
        validate.errors = [{ keyword, params: { limit } }];
        return false;
      };
      return validate;
    },
  };
}

// a code point has one or two code units
const hasAtMost: Rule = (text, max) => text.length <= max || (text.length <= 2 * max && codePoints(text) <= max);
const hasAtLeast: Rule = (text, min) => text.length >= 2 * min || (text.length >= min && codePoints(text) >= min);

function codePoints(text: string): number {
  let count = 0;
  for (const _point of text) count += 1;
  return count;
}
