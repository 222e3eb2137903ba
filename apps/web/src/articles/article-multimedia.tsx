import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { mediaTypeLabels } from '@redakcja/domain/articles/article-labels';
import { mediaKey } from '@redakcja/domain/articles/article-part-keys';
import { defaultLinkTarget } from '@redakcja/domain/shared/link-labels';
import { MediaType } from '@redakcja/generated/model/mediaType';
import { useState } from 'react';
import { FieldError } from '../shared/form/field-error.tsx';
import { useField } from '../shared/form/use-field.ts';
import { useSession } from '../shared/session/session.ts';
import { SortableList } from '../shared/sortable/sortable-list.tsx';
import { Button } from '../shared/ui/button.tsx';
import { Card } from '../shared/ui/card.tsx';
import { toast } from '../shared/ui/toast-store.ts';
import type { SectionProps } from './article-form.tsx';
import type { MediaValue } from './article-form-model.ts';
import { MediaDialog } from './media-dialog.tsx';
import { RowActions } from './row-actions.tsx';

const label = articleFieldLabels.multimedia;
const namesOf = (items: readonly MediaValue[]) => items.map((item) => item.displayText).join('\n');

/** Films and recordings, in their order (specification, section 2.2). */
export function ArticleMultimedia({ form, locks }: Pick<SectionProps, 'form' | 'locks'>) {
  return (
    <form.AppField name="multimedia">
      {() => <Multimedia lockedBecause={locks.multimedia.reason ?? undefined} />}
    </form.AppField>
  );
}

function Multimedia({ lockedBecause }: { lockedBecause: string | undefined }) {
  const { newTabOpenLinks } = useSession().parameters;
  const { value, set, error, describedBy } = useField<MediaValue[]>({ label }, namesOf);
  const [opened, setOpened] = useState<number>();

  function put(item: MediaValue) {
    setOpened(undefined);
    const others = value.filter((_, index) => index !== opened);
    if (others.some((one) => mediaKey(one) === mediaKey(item))) toast.info('Takie multimedia są już na liście');
    else set(opened === value.length ? [...value, item] : value.map((one, index) => (index === opened ? item : one)));
  }

  const empty: MediaValue = {
    type: MediaType.Video,
    url: '',
    displayText: '',
    title: '',
    target: defaultLinkTarget(newTabOpenLinks),
    thumbnailId: null,
    thumbnail: null,
  };
  return (
    <Card
      title={label}
      aside={value.length}
      actions={
        <Button
          label="Dodaj multimedia"
          icon="plus"
          variant="text"
          disabledReason={lockedBecause}
          onClick={() => setOpened(value.length)}
        />
      }
    >
      {value.length === 0 && <p className="card-empty">Nie ma multimediów</p>}
      <SortableList
        label={label}
        items={value}
        keyOf={mediaKey}
        nameOf={(item) => item.displayText}
        pressDelay={100}
        lockedBecause={lockedBecause}
        onChange={set}
      >
        {(item, index) => (
          <>
            {item.thumbnail ? (
              <img className="media-thumbnail" src={item.thumbnail.path} alt="" />
            ) : (
              <i className={`row-icon pi ${item.type === MediaType.Audio ? 'pi-volume-up' : 'pi-video'}`} aria-hidden />
            )}
            <div className="row-text">
              <span>{item.displayText}</span>
              <span className="row-detail">
                {mediaTypeLabels[item.type]}: {item.url}
              </span>
            </div>
            <RowActions
              name={`multimedia „${item.displayText}”`}
              lockedBecause={lockedBecause}
              onEdit={() => setOpened(index)}
              onRemove={() => set(value.filter((one) => one !== item))}
            />
          </>
        )}
      </SortableList>
      <FieldError id={describedBy} error={error} />
      {opened !== undefined && (
        <MediaDialog
          item={value[opened] ?? empty}
          isNew={opened === value.length}
          onSubmit={put}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}
