import { defaultColor } from '@redakcja/domain/shared/formats/contrast';
import type { Banner } from '@redakcja/generated/model/banner';
import type { BannerInput } from '@redakcja/generated/model/bannerInput';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';

/** The stored picture stays unless it is cropped again or removed. */
export function bannerValues({
  id: _id,
  language,
  file: _file,
  contrastWarning: _warning,
  ...fields
}: Banner): BannerInput {
  return { ...fields, languageId: language.id, fileId: undefined };
}

/** Specification, section 9: the colour; section 3: compatible with the colour of the application. */
export const newBanner: Required<Omit<BannerInput, 'languageId' | 'fileId'>> & Pick<BannerInput, 'fileId'> = {
  name: '',
  displayText: '',
  title: '',
  url: '',
  target: LinkTarget.SameTab,
  isActive: false,
  color: defaultColor,
  fileId: undefined,
  compatibilityWithAppColor: true,
  showFrom: null,
  showTo: null,
};
