import type Quill from 'quill/core.js';
import { lazy, Suspense, use, useId, useRef, useState } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { TextLanguage } from '../../shared/session/text-language.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { addressOfLink, withAddress } from '../formats/links.ts';
import { linkRange } from '../quill.ts';
import type { PickedAddress } from './address-picker.tsx';

const AddressPicker = lazy(() => import('./address-picker.tsx').then((module) => ({ default: module.AddressPicker })));

const maxAddressLength = 2000;

interface LinkDialogProps {
  quill: Quill;
  /** The link under the cursor, when there is one. */
  current: unknown;
  onClose: () => void;
}

/** Address the editor may keep: a web page, an e-mail, a phone, or a page of this site. */
function addressOf(text: string): string | undefined {
  const typed = text.trim();
  if (/^(https?:\/\/|mailto:|tel:|\/|#)\S+$/i.test(typed)) return typed;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  return /^[^\s/:]+\.[^\s/:]{2,}(\/\S*)?$/.test(typed) ? `https://${typed}` : undefined;
}

export function LinkDialog({ quill, current, onClose }: LinkDialogProps) {
  const [text, setText] = useState(addressOfLink(current));
  const [wrong, setWrong] = useState(false);
  const [picking, setPicking] = useState<'article' | 'category'>();
  const [picked, setPicked] = useState<PickedAddress>();
  const { language } = useSession();
  const lang = use(TextLanguage) ?? language;
  const id = useId();
  // Opening the dialog would lose the selection, so it is stored.
  const range = useRef(linkRange(quill));

  function put(address: string | false) {
    const { index, length } = range.current;
    onClose();
    quill.setSelection(index, length);
    if (length > 0 || current !== undefined) {
      quill.format('link', address && withAddress(current, address), 'user');
    } else if (address) {
      const name = picked?.address === address ? picked.name : address;
      quill.insertText(index, name, 'link', address, 'user');
    }
  }

  function save() {
    const address = addressOf(text);
    if (address === undefined) setWrong(true);
    else put(address);
  }

  return (
    <Dialog
      open
      title={current === undefined ? 'Wstaw łącze' : 'Zmień łącze'}
      onClose={onClose}
      footer={
        <>
          {current !== undefined && <Button label="Usuń łącze" onClick={() => put(false)} />}
          <Button label="Anuluj" onClick={onClose} />
          <Button label="Zapisz łącze" variant="primary" onClick={save} />
        </>
      }
    >
      <div className="field">
        <label htmlFor={id} className="field-label">
          Adres
        </label>
        <TextInput
          id={id}
          value={text}
          invalid={wrong}
          autoFocus
          maxLength={maxAddressLength}
          aria-describedby={`${id}-more`}
          onChange={(next) => {
            setText(next);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
        <div id={`${id}-more`} aria-live="polite">
          {wrong && (
            <span className="field-error">
              <i className="pi pi-exclamation-circle" aria-hidden="true" />
              Wpisz adres strony (https://…), adres e-mail lub ścieżkę na tej stronie (/…)
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button label="Wybierz artykuł" icon="search" onClick={() => setPicking('article')} />
          <Button label="Wybierz kategorię" icon="search" onClick={() => setPicking('category')} />
        </div>
      </div>
      {picking !== undefined && (
        <Suspense>
          <AddressPicker
            kind={picking}
            lang={lang}
            onPick={(one) => {
              setPicking(undefined);
              if (one === undefined) return;
              setPicked(one);
              setText(one.address);
              setWrong(false);
            }}
            onClose={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
