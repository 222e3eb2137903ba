import './media-thumbnail.css';
import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { mediaTypeLabels } from '@redakcja/domain/articles/article-labels';
import { mediaKey } from '@redakcja/domain/articles/form/article-part-keys';
import { defaultLinkTarget, linkTargetLabels } from '@redakcja/domain/shared/link-labels';
import { MediaType } from '@redakcja/generated/model/mediaType';
import { apiUrl } from '../../../shared/session/api-address.ts';
import { useSession } from '../../../shared/session/session.ts';
import { RowText } from '../../../shared/ui/page/row-text.tsx';
import type { MediaValue } from '../../article-form-model.ts';
import { PartList } from '../part-list.tsx';
import type { SectionProps } from '../section-props.ts';
import { MediaDialog } from './media-dialog.tsx';

const texts = {
  empty: 'Nie ma multimediów',
  add: 'Dodaj multimedia',
  duplicate: 'Takie multimedia są już na liście',
  one: 'multimedia',
};

/** Films and recordings, in their order (specification, section 2.2). */
export function ArticleMultimedia({ form, locks }: Pick<SectionProps, 'form' | 'locks'>) {
  const { newTabOpenLinks } = useSession().parameters;
  const blank: MediaValue = {
    type: MediaType.Video,
    url: '',
    displayText: '',
    title: '',
    target: defaultLinkTarget(newTabOpenLinks),
    thumbnailId: null,
    thumbnail: null,
  };
  return (
    <form.AppField name="multimedia">
      {() => (
        <PartList
          label={articleFieldLabels.multimedia}
          texts={texts}
          disabledReason={locks.multimedia.reason ?? undefined}
          blank={blank}
          keyOf={mediaKey}
          row={(item) => (
            <>
              <MediaPicture item={item} />
              <RowText
                name={item.displayText}
                detail={[mediaTypeLabels[item.type], item.url, linkTargetLabels[item.target]].join(' · ')}
              />
            </>
          )}
          dialog={(props) => <MediaDialog {...props} />}
        />
      )}
    </form.AppField>
  );
}

function MediaPicture({ item: { thumbnail, type } }: { item: MediaValue }) {
  if (thumbnail) return <img className="media-thumbnail flex-none" src={apiUrl(thumbnail.path)} alt="" />;
  return (
    <i
      className={`row-icon flex-none text-center pi ${type === MediaType.Audio ? 'pi-volume-up' : 'pi-video'}`}
      aria-hidden="true"
    />
  );
}
