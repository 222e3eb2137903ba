import { notShownLabel } from '@redakcja/domain/settings/home-page/shown-period';
import type { BannerInput } from '@redakcja/generated/model/bannerInput';
import { newId, type SiteDraft, withItem } from '../site/site-draft.ts';

/** A banner on the home page, as its form holds it. */
export function bannerDraft(values: BannerInput, id = newId, picture: string | null): SiteDraft {
  const { name, displayText, title, url, target, color, compatibilityWithAppColor = true } = values;
  return {
    languageId: values.languageId,
    place: `banner-${id}`,
    note: notShownLabel({ ...values, isActive: values.isActive ?? false }, new Date()),
    show: (site) => ({
      ...site,
      banners: withItem(site.banners, {
        id,
        displayText: displayText || name,
        title,
        url,
        target,
        color,
        compatibilityWithAppColor,
        picture,
      }),
    }),
  };
}
