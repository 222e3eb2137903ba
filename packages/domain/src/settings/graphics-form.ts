import { AppImagesInput } from '@redakcja/generated/zod/appImagesInput';
import { flag, id, ids } from '../shared/forms/choice-rules.ts';
import { fieldsTogether } from '../shared/forms/fields-together.ts';
import { formOf } from '../shared/forms/form-of.ts';

const messages = {
  missingBackground: 'Dodaj obraz tła albo wyłącz jego użycie',
  oneBackground: 'Wybierz obraz albo gradient, nie oba naraz',
};

/** Input of the graphics of the site (specification, section 2.6). */
export const graphicsSchema = formOf(AppImagesInput, {
  bigLogoId: id(),
  smallLogoId: id(),
  backgroundId: id(),
  euCollectionImageIds: ids(),
  useImage: flag(),
  useGradient: flag(),
}).superRefine(
  ...fieldsTogether<AppImagesInput>(({ backgroundId, useImage, useGradient }, report) => {
    if (useImage === true && backgroundId === null) report('useImage', messages.missingBackground);
    if (useImage === true && useGradient === true) report('useGradient', messages.oneBackground);
  }),
);
