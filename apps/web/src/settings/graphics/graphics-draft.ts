import type { AppImagesInput } from '@redakcja/generated/model/appImagesInput';
import { sameValue } from '../../shared/form/conflict/merge.ts';
import type { SiteDraft } from '../site/site-draft.ts';
import type { KnownPictures } from './known-pictures.ts';

/** The graphics of the page as the form holds them; the pictures of the EU set have a place of their own, shown while they differ from the stored ones. */
export function graphicsDraft(
  values: AppImagesInput,
  find: KnownPictures['find'],
  storedEuImages: readonly number[],
): SiteDraft {
  const { bigLogoId, smallLogoId, backgroundId, euCollectionImageIds, useImage, useGradient } = values;
  const pathOf = (id: number | null) => (id === null ? null : (find(id)?.path ?? null));
  return {
    place: sameValue(euCollectionImageIds, storedEuImages) ? 'top' : 'eu',
    show: (site) => ({
      ...site,
      graphics: {
        bigLogo: pathOf(bigLogoId),
        smallLogo: pathOf(smallLogoId),
        background: useImage ? pathOf(backgroundId) : null,
        useGradient,
        euCollectionImages: euCollectionImageIds.flatMap((id) => find(id) ?? []),
      },
    }),
  };
}
