// Fields of the footer in the journal: „information.links” (openapi/footer.yaml, FooterElement).
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import { FooterLogoElementType } from '@redakcja/generated/model/footerLogoElementType';
import { FooterTextElementType } from '@redakcja/generated/model/footerTextElementType';
import { FooterUpdatesElementType } from '@redakcja/generated/model/footerUpdatesElementType';

const { EditorialOffice, EditorialOfficeAddress } = FooterTextElementType;

/** Names of the parts; journal-changes.ts has the words for their fields. */
export const footerPartNames = {
  [FooterLogoElementType.Logo]: 'logo',
  [EditorialOffice]: 'editorialOffice',
  [EditorialOfficeAddress]: 'editorialOfficeAddress',
  [FooterInformationElementType.Information]: 'information',
  [FooterUpdatesElementType.Updates]: 'updates',
} as const;

/** Number of a part. */
export type FooterPartType = keyof typeof footerPartNames;

/** The part and the field of a name such as „logo.office”; null for another name. */
export function footerFieldOf(name: string): { type: FooterPartType; field: string } | null {
  const [part, field = ''] = name.split('.');
  const found = Object.entries(footerPartNames).find(([, one]) => one === part);
  return found === undefined || field === '' ? null : { type: Number(found[0]) as FooterPartType, field };
}
