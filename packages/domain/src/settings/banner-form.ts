import { BannerInput } from '@redakcja/generated/zod/bannerInput';
import { choice, flag, id } from '../shared/choice-rules.ts';
import { fieldsTogether } from '../shared/fields-together.ts';
import { formOf } from '../shared/form-of.ts';
import { filled, moment, text } from '../shared/text-rules.ts';
import { isWebAddress, urlMessages } from '../shared/url.ts';
import { checkShownPeriod } from './shown-period.ts';

/** Size of a banner's picture in pixels (specification, section 5). */
export const bannerPictureSize = { width: 300, height: 105 };

export const colorMessage = 'Podaj kolor w zapisie #rrggbb';

/** Input of a banner (specification, section 5). Low contrast is a warning, not an error (`contrastWarning`). */
export const bannerSchema = formOf(BannerInput, {
  name: text({ required: 'Nazwa jest wymagana' }),
  displayText: text(),
  title: text(),
  url: text({ required: urlMessages.required }, (url) => url.refine(filled(isWebAddress), urlMessages.invalid)),
  target: choice(),
  isActive: flag(),
  languageId: id('Wybierz język'),
  color: text({ pattern: colorMessage }),
  fileId: id(),
  compatibilityWithAppColor: flag(),
  showFrom: moment(),
  showTo: moment(),
}).superRefine(...fieldsTogether<BannerInput>((banner, report) => checkShownPeriod(banner, report)));
