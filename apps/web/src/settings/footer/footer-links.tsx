import { footerLinkTypeLabels } from '@redakcja/domain/settings/settings-labels';
import { defaultLinkTarget, linkTargetLabels } from '@redakcja/domain/shared/link-labels';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import { useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { useField } from '../../shared/form/state/use-field.ts';
import { useSession } from '../../shared/session/session.ts';
import { SortableList } from '../../shared/sortable/sortable-list.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';
import { LiveRegion } from '../../shared/ui/messages/live-region.tsx';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import { RowText } from '../../shared/ui/page/row-text.tsx';
import { FooterLinkDialog } from './footer-link-dialog.tsx';
import { type LinkValue, withKey } from './footer-values.ts';
import { clearQuestion, SourcePicker, selectedTitle } from './source-picker.tsx';

const namesOf = (links: readonly LinkValue[]) => links.map(({ displayText }) => displayText).join('\n');

/** The flat list of links: added from menus, articles or by address, ordered, edited and removed. */
export function FooterLinks({ lang }: { lang: string }) {
  const { newTabOpenLinks } = useSession().parameters;
  const { value, set, name, error, describedBy } = useField<LinkValue[]>({ label: selectedTitle }, namesOf);
  const [isPicking, setPicking] = useState(false);
  /** The one in the dialog; the length of the list for a new one. */
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState('');
  const target = defaultLinkTarget(newTabOpenLinks);
  const blank: LinkValue = {
    key: 'nowe',
    type: FooterLinkType.External,
    sourceId: null,
    url: '',
    displayText: '',
    title: '',
    target,
  };

  function put(link: LinkValue) {
    const isNew = opened === value.length;
    setOpened(undefined);
    const changed = withKey(link);
    set(isNew ? [...value, changed] : value.map((one, index) => (index === opened ? changed : one)));
    // specification, section 8
    if (isNew) toast.success('Dodano nowe źródło');
    else setSaid(`Zmieniono: ${link.displayText}`);
  }

  async function clear() {
    if (await confirm({ title: clearQuestion, action: 'Usuń wszystkie', danger: true })) set([]);
  }

  return (
    <section className="field" aria-label={selectedTitle}>
      <div className="flex flex-wrap align-items-center gap-2">
        <span className="field-label">
          {selectedTitle} ({value.length})
        </span>
        <div className="flex flex-wrap gap-2 md:ml-auto">
          {value.length > 0 && <Button label="Usuń wszystkie" variant="text" onClick={() => void clear()} />}
          <Button
            name={name}
            label="Dodaj łącze zewnętrzne"
            icon="external-link"
            onClick={() => setOpened(value.length)}
          />
          <Button label="Dodaj źródła" icon="plus" onClick={() => setPicking(true)} />
        </div>
      </div>
      {value.length === 0 && <p className="m-0 muted">Nie wybrano źródeł</p>}
      <LiveRegion text={said} />
      <SortableList
        label={selectedTitle}
        items={value}
        keyOf={({ key }) => key}
        nameOf={({ displayText }) => displayText}
        pressDelay={100}
        onChange={set}
      >
        {(link, index) => (
          <>
            <RowText
              name={link.displayText}
              detail={[footerLinkTypeLabels[link.type], link.url, linkTargetLabels[link.target]]
                .filter(Boolean)
                .join(' · ')}
            />
            <IconButton icon="pencil" label={`Edytuj: ${link.displayText}`} onClick={() => setOpened(index)} />
            <IconButton
              icon="trash"
              danger
              label={`Usuń: ${link.displayText}`}
              onClick={() => {
                set(value.filter((one) => one !== link));
                setSaid(`Usunięto: ${link.displayText}`);
              }}
            />
          </>
        )}
      </SortableList>
      <FieldError id={describedBy} error={error} />
      {opened !== undefined && (
        <FooterLinkDialog
          link={value[opened] ?? blank}
          others={value.filter((_, index) => index !== opened)}
          isNew={opened === value.length}
          onSubmit={put}
          onClose={() => setOpened(undefined)}
        />
      )}
      {isPicking && (
        <SourcePicker
          lang={lang}
          target={target}
          selected={value}
          onPick={(links) => {
            set(links);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  );
}
