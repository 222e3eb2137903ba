import { RepositoryGroupInput } from '@redakcja/generated/zod/repositoryGroupInput';
import { list, withoutRepeated } from '../shared/forms/choice-rules.ts';
import { fieldOf, formOf } from '../shared/forms/form-of.ts';
import { filled, text } from '../shared/forms/text-rules.ts';
import { isIcon, unknownIcon } from './settings-labels.ts';

const noExtension = 'Wybierz co najmniej jedno rozszerzenie';
const noIcon = 'Wybierz ikonę';

/** A normalised extension: lower case, without the dot. */
const extension = text({ required: noExtension, clean: (typed) => typed.trim().replace(/^\./, '').toLowerCase() });

/** Input of a repository group (specification, section 5, Settings). */
export const repositoryGroupSchema = formOf(RepositoryGroupInput, {
  name: text({ required: 'Nazwa grupy jest polem wymaganym' }),
  description: text({ lines: 'several' }),
  icon: text({ required: noIcon }, (icon) => icon.refine(filled(isIcon), unknownIcon)),
  extensions: list(
    fieldOf(RepositoryGroupInput.shape.extensions.element, extension),
    { required: noExtension, tooMany: (max) => `Można wybrać najwyżej ${max} rozszerzeń` },
    (several) => several.overwrite(withoutRepeated),
  ),
});
