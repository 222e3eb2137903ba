// Numbers in the pages of the knowledge base: `{{name}}` in their text. They come from the rules, so that a page cannot say another one.
import { maxImportRows } from '@redakcja/domain/dictionaries/import-file';
import { flagSize, pictureSizes, shownSize } from '@redakcja/domain/files/picture-purposes';
import { maxStandardLength } from '@redakcja/domain/settings/languages/translation-rules';
import { allParameterFacts } from '@redakcja/domain/settings/parameters/system-parameter-facts';
import { maxFileRows } from '@redakcja/domain/settings/translation-files/translation-rows';
import { bannerBackgrounds, bookmarkBackgrounds, minimumContrast } from '@redakcja/domain/shared/formats/contrast';
import { maxAlternativeText, textPictureSize } from '@redakcja/domain/shared/html/text-pictures';
import { TileCount } from '@redakcja/generated/model/tileCount';
import { bannerInputTitleMax } from '@redakcja/generated/zod/bannerInput';
import { bookmarkInputDisplayTextMax } from '@redakcja/generated/zod/bookmarkInput';
import { footerLinksContentInputLinksMax } from '@redakcja/generated/zod/footerLinksContentInput';
import { officeBankAccountNumberMax } from '@redakcja/generated/zod/office';
import {
  officeContactInputFullNameMax,
  officeContactInputJobPositionMax,
  officeContactInputRawDescriptionMax,
} from '@redakcja/generated/zod/officeContactInput';
import { OfficeContactsInputMax } from '@redakcja/generated/zod/officeContactsInput';
import { officeInputEDeliveryAddressesMax } from '@redakcja/generated/zod/officeInput';
import { repositoryGroupInputNameMax } from '@redakcja/generated/zod/repositoryGroupInput';
import { rssChannelInputDescriptionMax } from '@redakcja/generated/zod/rssChannelInput';
import { tileInputDisplayTextMax } from '@redakcja/generated/zod/tileInput';
import { type Html, html } from '../text/html.ts';

const cropSize = (purpose: keyof typeof pictureSizes) => shownSize(pictureSizes[purpose].crop);

function least(purpose: keyof typeof pictureSizes): string {
  const { minimum } = pictureSizes[purpose];
  return minimum === null ? 'dowolny' : shownSize(minimum);
}

const decimal = (value: number) => value.toLocaleString('pl');

export const helpFacts: Readonly<Record<string, string | number | Html>> = {
  bannerTextMax: bannerInputTitleMax,
  bannerPicture: cropSize('banner'),
  bannerBackgrounds: bannerBackgrounds.join(' lub '),
  bookmarkBackgrounds: bookmarkBackgrounds.join(' lub '),
  bookmarkNameMax: bookmarkInputDisplayTextMax,
  contrast: decimal(minimumContrast),
  dictionaryRowsMax: decimal(maxImportRows),
  flagSize: shownSize(flagSize),
  tileNameMax: tileInputDisplayTextMax,
  tilePicture: cropSize('tile'),
  tileCounts: Object.values(TileCount).join(' lub '),
  rssDescriptionMax: rssChannelInputDescriptionMax,
  footerLinksMax: footerLinksContentInputLinksMax,
  smallLogo: cropSize('smallLogo'),
  smallLogoMinimum: least('smallLogo'),
  bigLogo: cropSize('bigLogo'),
  bigLogoMinimum: least('bigLogo'),
  background: cropSize('background'),
  backgroundMinimum: least('background'),
  euCollection: cropSize('euCollection'),
  euCollectionMinimum: least('euCollection'),
  textPicture: shownSize({ width: textPictureSize, height: textPictureSize }),
  alternativeTextMax: maxAlternativeText,
  standardTextMax: maxStandardLength,
  importRowsMax: decimal(maxFileRows),
  parameters: html`<ul>${allParameterFacts.map(({ does, defaultText }) => html`<li>${does} Domyślnie: ${defaultText}.</li>`)}</ul>`,
  eDeliveryMax: officeInputEDeliveryAddressesMax,
  accountMax: officeBankAccountNumberMax,
  peopleMax: OfficeContactsInputMax,
  personNameMax: officeContactInputFullNameMax,
  personPositionMax: officeContactInputJobPositionMax,
  personDescriptionMax: officeContactInputRawDescriptionMax,
  personPhoto: cropSize('contactPhoto'),
  thumbnailSize: cropSize('thumbnail'),
  personPhotoRecommended: shownSize(pictureSizes.contactPhoto.recommended),
  repositoryGroupNameMax: repositoryGroupInputNameMax,
};
