// Values of the dialogs of the footer parts.
import { footerLinkSource } from '@redakcja/domain/settings/footer/footer-form';
import type { Footer } from '@redakcja/generated/model/footer';
import type { FooterInformationElement } from '@redakcja/generated/model/footerInformationElement';
import type { FooterInformationElementInput } from '@redakcja/generated/model/footerInformationElementInput';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import type { FooterLink } from '@redakcja/generated/model/footerLink';
import type { FooterLinkInput } from '@redakcja/generated/model/footerLinkInput';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import type { FooterLogoElement } from '@redakcja/generated/model/footerLogoElement';
import type { FooterLogoElementInput } from '@redakcja/generated/model/footerLogoElementInput';
import { FooterLogoElementType } from '@redakcja/generated/model/footerLogoElementType';
import type { FooterTextElement } from '@redakcja/generated/model/footerTextElement';
import type { FooterTextElementInput } from '@redakcja/generated/model/footerTextElementInput';
import { FooterTextElementType } from '@redakcja/generated/model/footerTextElementType';
import type { FooterUpdatesElement } from '@redakcja/generated/model/footerUpdatesElement';
import type { FooterUpdatesElementInput } from '@redakcja/generated/model/footerUpdatesElementInput';
import { FooterUpdatesElementType } from '@redakcja/generated/model/footerUpdatesElementType';

type Part = Footer['footerElements'][number];

function partOf<One extends Part>({ footerElements }: Footer, is: (part: Part) => part is One): One {
  const found = footerElements.find(is);
  if (found === undefined) throw new Error('A part of the footer is missing');
  return found;
}

export function logoOf(footer: Footer): FooterLogoElement {
  return partOf(footer, (part): part is FooterLogoElement => part.type === FooterLogoElementType.Logo);
}

export function textOf(footer: Footer, type: FooterTextElementType): FooterTextElement {
  return partOf(footer, (part): part is FooterTextElement => part.type === type);
}

export function informationOf(footer: Footer): FooterInformationElement {
  const { Information } = FooterInformationElementType;
  return partOf(footer, (part): part is FooterInformationElement => part.type === Information);
}

export function updatesOf(footer: Footer): FooterUpdatesElement {
  return partOf(footer, (part): part is FooterUpdatesElement => part.type === FooterUpdatesElementType.Updates);
}

export const textTypes = Object.values(FooterTextElementType);

export function logoValues(footer: Footer): FooterLogoElementInput {
  const { type, isActive, content } = logoOf(footer);
  return { type, isActive, content };
}

export function textValues(footer: Footer, wanted: FooterTextElementType): FooterTextElementInput {
  const { type, displayText, isActive, content } = textOf(footer, wanted);
  return { type, displayText, isActive, content };
}

export function updatesValues(footer: Footer): FooterUpdatesElementInput {
  const { type, displayText, isActive } = updatesOf(footer);
  return { type, displayText, isActive };
}

/** A link; its address is '' instead of null. */
export interface LinkValue extends Omit<Required<FooterLinkInput>, 'parentKey'> {
  sourceId: number | null;
  url: string;
}

export interface InformationValues extends Omit<FooterInformationElementInput, 'content'> {
  content: { links: LinkValue[] };
}

export function linkValue({ key, type, sourceId, url, displayText, title, target }: FooterLink): LinkValue {
  return { key, type, sourceId, url: url ?? '', displayText, title, target };
}

export function informationValues(footer: Footer): InformationValues {
  const { type, displayText, isActive, content } = informationOf(footer);
  return { type, displayText, isActive, content: { links: content.links.map(linkValue) } };
}

/** Unique key in the list: the source, or the address. */
export function withKey(link: LinkValue): LinkValue {
  const source = footerLinkSource({ ...link, sourceId: link.type === FooterLinkType.External ? null : link.sourceId });
  return { ...link, key: source.slice(0, 100) };
}
