import { MediaType } from '@redakcja/generated/model/mediaType';
import { AttachmentInput } from '@redakcja/generated/zod/attachmentInput';
import { MultimediaInput } from '@redakcja/generated/zod/multimediaInput';
import { isWebAddress, urlMessages } from '../../shared/addresses/url.ts';
import { choice, id } from '../../shared/forms/choice-rules.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { filled, text } from '../../shared/forms/text-rules.ts';
import { linkTarget } from './article-link-form.ts';

/** A film or a recording of an article (specification, section 5, Multimedia). */
export const multimediaSchema = formOf(MultimediaInput, {
  type: choice('Wybierz rodzaj: wideo lub audio', MediaType.Unknown),
  url: text({ required: urlMessages.required }, (url) => url.refine(filled(isWebAddress), urlMessages.invalid)),
  displayText: text({ required: 'Nazwa wyświetlana jest polem wymaganym' }),
  title: text({ required: 'Tekst pod czytniki dla osób słabowidzących jest polem wymaganym' }),
  target: linkTarget,
  thumbnailId: id(),
});

/** An attachment of an article: a file of the repository and the name it is shown by. */
export const attachmentSchema = formOf(AttachmentInput, {
  id: id(),
  documentRepositoryId: id(),
  displayName: text({ required: 'Nazwa wyświetlana jest polem wymaganym' }),
});
