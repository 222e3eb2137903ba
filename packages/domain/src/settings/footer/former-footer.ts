// Former values of the footer, from the journal (apps/api/src/settings/footer/footer-facts.ts writes them).
import type { Footer } from '@redakcja/generated/model/footer';
import type { FooterElementInput } from '@redakcja/generated/model/footerElementInput';
import { FooterLink } from '@redakcja/generated/zod/footerLink';
import * as z from 'zod';
import { type FooterPartType, footerFieldOf } from './footer-parts.ts';

export interface FormerFooterField {
  type: FooterPartType;
  /** Of the part, or of its content. */
  field: string;
  value: string | boolean | FooterLink[];
}

const links = z.array(FooterLink);

/** The part and the field of a name such as „information.links” with its former value; undefined for what the journal has in words only. */
export function formerFooterField(name: string, before: unknown): FormerFooterField | undefined {
  const part = footerFieldOf(name);
  if (part === null) return undefined;
  const wanted = part.field === 'links' ? links : part.field === 'isActive' ? z.boolean() : z.string();
  const { data } = wanted.safeParse(before);
  return data === undefined ? undefined : { ...part, value: data };
}

/** The parts of a save that has these former values; null where one cannot be restored. */
export function formerFooterParts(
  footer: Footer,
  before: Readonly<Record<string, unknown>>,
): FooterElementInput[] | null {
  const fields = Object.entries(before).map(([name, value]) => formerFooterField(name, value));
  if (fields.some((one) => one === undefined)) return null;
  return footer.footerElements.flatMap(({ content, ...part }) => {
    const own = fields.flatMap((one) => (one?.type === part.type ? [one] : []));
    if (own.length === 0) return [];
    const isOfPart = ({ field }: FormerFooterField) => field === 'displayText' || field === 'isActive';
    const valuesOf = (some: readonly FormerFooterField[]) =>
      Object.fromEntries(some.map(({ field, value }) => [field, Array.isArray(value) ? value.map(linkInput) : value]));
    const stored = content !== null && 'links' in content ? { links: content.links.map(linkInput) } : content;
    const outside = valuesOf(own.filter(isOfPart));
    const inside = valuesOf(own.filter((one) => !isOfPart(one)));
    return { ...part, ...outside, content: stored === null ? null : { ...stored, ...inside } } as FooterElementInput;
  });
}

const linkInput = ({ key, type, sourceId, url, displayText, title, target }: FooterLink) => ({
  key,
  type,
  sourceId,
  url,
  displayText,
  title,
  target,
});
