import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { linkTypeLabels } from '@redakcja/domain/articles/article-labels';
import { linkKey } from '@redakcja/domain/articles/article-part-keys';
import { defaultLinkTarget, linkTargetLabels } from '@redakcja/domain/shared/link-labels';
import { LinkType } from '@redakcja/generated/model/linkType';
import { useState } from 'react';
import { FieldError } from '../shared/form/field-error.tsx';
import { useField } from '../shared/form/use-field.ts';
import { useSession } from '../shared/session/session.ts';
import { SortableList } from '../shared/sortable/sortable-list.tsx';
import { Button } from '../shared/ui/button.tsx';
import { Card } from '../shared/ui/card.tsx';
import { toast } from '../shared/ui/toast-store.ts';
import type { SectionProps } from './article-form.tsx';
import type { LinkValue } from './article-form-model.ts';
import { LinkDialog } from './link-dialog.tsx';
import { RowActions } from './row-actions.tsx';

const label = articleFieldLabels.links;
const namesOf = (links: readonly LinkValue[]) => links.map((link) => link.displayText).join('\n');

/** Links to categories, articles and elsewhere, in their order (specification, section 2.2). */
export function ArticleLinks({ form, locks, language }: SectionProps) {
  return (
    <form.AppField name="links">
      {() => <Links language={language} lockedBecause={locks.links.reason ?? undefined} />}
    </form.AppField>
  );
}

/** Index of the link in the dialog; the length of the list for a new one. */
type Opened = number | undefined;

function Links({ language, lockedBecause }: { language: string; lockedBecause: string | undefined }) {
  const { newTabOpenLinks } = useSession().parameters;
  const { value, set, error, describedBy } = useField<LinkValue[]>({ label }, namesOf);
  const [opened, setOpened] = useState<Opened>();

  function put(link: LinkValue) {
    setOpened(undefined);
    const others = value.filter((_, index) => index !== opened);
    // Duplicates are ignored (specification, section 5).
    if (others.some((one) => linkKey(one) === linkKey(link))) toast.info('Takie łącze jest już na liście');
    else set(opened === value.length ? [...value, link] : value.map((one, index) => (index === opened ? link : one)));
  }

  const empty: LinkValue = {
    type: LinkType.External,
    linkToMenuElementId: null,
    linkToArticleTranslationId: null,
    displayText: '',
    title: '',
    url: '',
    target: defaultLinkTarget(newTabOpenLinks),
    goal: '',
  };
  return (
    <Card
      title={label}
      aside={value.length}
      actions={
        <Button
          label="Dodaj łącze"
          icon="plus"
          variant="text"
          disabledReason={lockedBecause}
          onClick={() => setOpened(value.length)}
        />
      }
    >
      {value.length === 0 && <p className="card-empty">Nie ma łączy</p>}
      <SortableList
        label={label}
        items={value}
        keyOf={linkKey}
        nameOf={(link) => link.displayText}
        pressDelay={100}
        lockedBecause={lockedBecause}
        onChange={set}
      >
        {(link, index) => (
          <>
            <i className={`row-icon pi ${icons[link.type]}`} aria-hidden="true" />
            <div className="row-text">
              <span>{link.displayText}</span>
              <span className="row-detail">
                {linkTypeLabels[link.type]}
                {(link.url || link.goal) && `: ${link.url || link.goal}`} ·{' '}
                {linkTargetLabels[link.target].toLowerCase()}
              </span>
            </div>
            <RowActions
              name={`łącze „${link.displayText}”`}
              lockedBecause={lockedBecause}
              onEdit={() => setOpened(index)}
              onRemove={() => set(value.filter((one) => one !== link))}
            />
          </>
        )}
      </SortableList>
      <FieldError id={describedBy} error={error} />
      {opened !== undefined && (
        <LinkDialog
          language={language}
          link={value[opened] ?? empty}
          isNew={opened === value.length}
          onSubmit={put}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}

const icons: Readonly<Record<LinkType, string>> = {
  [LinkType.Category]: 'pi-sitemap',
  [LinkType.Article]: 'pi-file',
  [LinkType.External]: 'pi-external-link',
};
