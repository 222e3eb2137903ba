import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { parseSearch, stringifySearch } from '../../search-params.ts';
import { useShownAddress } from '../../shown-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Drawer } from '../../ui/dialogs/drawer.tsx';
import { useRowFocus } from '../../ui/focus/use-row-focus.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { toast } from '../../ui/messages/toast-store.ts';
import { type SavedView, useSavedViews } from './saved-views.ts';
import type { ListViewProps } from './use-hidden-columns.ts';

const maxViewNameLength = 60;

/** Columns at once, saved views by their links. */
export function ListViewDrawer({ columns, hiding, onClose }: ListViewProps & { onClose: () => void }) {
  const { pathname, search } = useShownAddress();
  // the reference to filters by personal data means nothing to others
  const { page, hidden, ...shared } = search;
  const address = pathname + stringifySearch({ ...shared, without: hiding.hidden.join(';') });
  return (
    <Drawer open title="Widok listy" onClose={onClose} footer={<Button label="Zamknij" onClick={onClose} />}>
      <fieldset className="m-0 p-0 flex flex-column gap-2">
        <legend className="font-semibold mb-2 p-0">Kolumny</legend>
        {columns.map(({ name, header }) => (
          <Checkbox
            key={name}
            label={header}
            checked={!hiding.isHidden(name)}
            onChange={(shown) => hiding.hide(name, !shown)}
          />
        ))}
      </fieldset>
      <SavedViews path={pathname} address={address} onClose={onClose} />
    </Drawer>
  );
}

function SavedViews({ path, address, onClose }: { path: string; address: string; onClose: () => void }) {
  const { views, save, remove } = useSavedViews(path);
  const [name, setName] = useState('');
  const id = useId();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const rowFocused = useRowFocus(list, views.length);

  function open(view: SavedView) {
    const [to = path, query = ''] = view.address.split('?');
    navigate({ to, search: parseSearch(query) });
    onClose();
  }
  function saveUnderName(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const view = { name: name.trim(), address };
    if (view.name === '') return;
    const former = views.find((one) => one.name === view.name);
    save(view);
    if (former === undefined) toast.success(`Zapisano widok „${view.name}”`);
    else toast.success(`Zastąpiono widok „${view.name}”`, { label: 'Cofnij', run: () => save(former) });
    setName('');
  }
  function removeView(view: SavedView) {
    // with the last view the list is gone, and with it what had the focus
    if (views.length === 1) document.getElementById(id)?.focus();
    remove(view);
    toast.success(`Usunięto widok „${view.name}”`, { label: 'Cofnij', run: () => save(view) });
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.origin + address);
      toast.success('Skopiowano adres widoku');
    } catch {
      toast.error('Przeglądarka nie pozwala kopiować. Adres widoku jest w pasku adresu');
    }
  }

  return (
    <section aria-labelledby={`${id}-views`} className="mt-4">
      <h3 id={`${id}-views`} className="mb-2">
        Zapisane widoki
      </h3>
      {views.length === 0 ? (
        <p className="muted small">Widok to filtry, kolejność i kolumny. Zapisany jest w tej przeglądarce.</p>
      ) : (
        <ul ref={list} className="m-0 mb-3 p-0 list-none" onFocus={rowFocused}>
          {views.map((view) => (
            <li key={view.name} className="flex align-items-center gap-2">
              <Button className="mr-auto -ml-3" variant="text" label={view.name} onClick={() => open(view)} />
              <IconButton icon="trash" danger label={`Usuń widok: ${view.name}`} onClick={() => removeView(view)} />
            </li>
          ))}
        </ul>
      )}
      <form className="field" onSubmit={saveUnderName}>
        <label htmlFor={id} className="field-label">
          Nazwa widoku
        </label>
        <TextInput
          id={id}
          value={name}
          onChange={setName}
          maxLength={maxViewNameLength}
          placeholder="np. Do sprawdzenia dziś"
        />
        <span className="flex flex-wrap gap-2 mt-2">
          <Button
            label="Zapisz widok"
            type="submit"
            disabledReason={name.trim() === '' ? 'Podaj nazwę widoku' : undefined}
          />
          <Button variant="text" icon="copy" label="Kopiuj adres widoku" onClick={() => void copy()} />
        </span>
      </form>
    </section>
  );
}
