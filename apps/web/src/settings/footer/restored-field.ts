import type { FooterPartType } from '@redakcja/domain/settings/footer/footer-parts';
import { formerFooterField } from '@redakcja/domain/settings/footer/former-footer';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import { linkValue } from './footer-values.ts';

/** A former value to be restored in the dialog of its part. */
export interface RestoredField {
  type: FooterPartType;
  /** In the values of the dialog. */
  path: string;
  value: unknown;
}

/** Undefined for what no dialog shows. */
export function restoredField(name: string, before: unknown): RestoredField | undefined {
  const former = formerFooterField(name, before);
  if (former === undefined) return undefined;
  const { type, field, value } = former;
  if (Array.isArray(value)) return { type, path: 'content.links', value: value.map(linkValue) };
  if (field === 'isActive')
    return type === FooterInformationElementType.Information ? { type, path: field, value } : undefined;
  return { type, path: field === 'displayText' ? field : `content.${field}`, value };
}
