import { type FooterPartType, footerFieldOf } from '@redakcja/domain/settings/footer/footer-parts';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import { FooterLink } from '@redakcja/generated/zod/footerLink';
import * as z from 'zod';
import { linkValue } from './footer-values.ts';

/** A former value to be restored in the dialog of its part. */
export interface RestoredField {
  type: FooterPartType;
  /** In the values of the dialog. */
  path: string;
  value: unknown;
}

const links = z.array(FooterLink);

/** Undefined for what no dialog shows. */
export function restoredField(name: string, before: unknown): RestoredField | undefined {
  const { type, field } = footerFieldOf(name) ?? {};
  if (type === undefined || field === undefined) return undefined;
  if (field === 'links') {
    const { data } = links.safeParse(before);
    return data && { type, path: 'content.links', value: data.map(linkValue) };
  }
  if (field === 'isActive') {
    const isShown = type === FooterInformationElementType.Information && typeof before === 'boolean';
    return isShown ? { type, path: field, value: before } : undefined;
  }
  if (typeof before !== 'string') return undefined;
  return { type, path: field === 'displayText' ? field : `content.${field}`, value: before };
}
