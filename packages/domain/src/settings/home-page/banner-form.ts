import { BannerInput } from '@redakcja/generated/zod/bannerInput';
import { isWebAddress, urlMessages } from '../../shared/addresses/url.ts';
import { choice, flag, id } from '../../shared/forms/choice-rules.ts';
import { fieldsTogether } from '../../shared/forms/fields-together.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { filled, moment, text } from '../../shared/forms/text-rules.ts';
import { checkShownPeriod } from './shown-period.ts';

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
