import 'quill/dist/quill.core.css';
import './formats/preserved.css';
import './tables/tables.css';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePictures } from './dialogs/use-pictures.tsx';
import { type EditorKind, makeEditor } from './make-editor.ts';
import { lossesOf } from './paste/losses.ts';
import { translated } from './paste/translate.ts';
import { usePasted } from './paste/use-pasted.tsx';
import type { Quill } from './quill.ts';
import { isSameHtml, setHtml } from './semantic-html.ts';
import { untouched } from './speed.ts';
import { TableKeysHint } from './tables/table-keys-hint.tsx';
import { RichTextToolbar } from './toolbar/rich-text-toolbar.tsx';
import { allTools } from './toolbar/tools.ts';

interface RichTextEditorProps extends Partial<EditorKind> {
  label: string;
  value: string;
  onChange: (html: string) => void;
  height: number;
  readOnly?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string;
  onBlur?: () => void;
}

/** Rich text. Displaying a value does not change it: `onChange` is called only for changes by the user. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, height, tools = allTools, readOnly = false, label, invalid, required, describedBy } = props;
  const host = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill>();
  const shown = useRef<string>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  const pictures = usePictures(quill);
  const { open: openPicture, take: takePictures } = pictures;
  const pastes = usePasted(quill);
  const { say, pasted, ask, offer } = pastes;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // The tools and the kind of a field are constant while it is mounted.
  const kind = useRef({ tools, singleLine: props.singleLine, plainTyping: props.plainTyping });
  // before the first picture: what stands below must not move
  useLayoutEffect(() => {
    if (!host.current) return;
    const made = makeEditor(host.current, kind.current, {
      changed(html) {
        shown.current = html;
        latest.current.onChange(html);
      },
      left: () => latest.current.onBlur?.(),
      pasted,
      changes: ask,
      lines: offer,
      pictures: takePictures,
      leaving: setLeaving,
    });
    setQuill(made.quill);
    return () => {
      made.remove();
      shown.current = undefined;
      setQuill(undefined);
    };
  }, [takePictures, pasted, ask, offer]);

  // Before anything else can happen: one key may change the text twice, and a later effect would compare with the second.
  useLayoutEffect(() => {
    if (!quill || shown.current === value) return;
    const before = shown.current;
    shown.current = value;
    // A save gives the same text back in the server's writing: the cursor and what can be undone stay.
    if (before !== undefined && isSameHtml(before, value)) return;
    if (before === undefined) untouched(() => setHtml(quill, value));
    else setHtml(quill, value);
    say(lostWhenSaved(lossesOf(translated(value), quill.root)));
  }, [quill, value, say]);

  const toolbarId = useId();
  useEffect(() => {
    if (!quill) return;
    quill.enable(!readOnly);
    const attributes = {
      role: 'textbox',
      'aria-multiline': kind.current.singleLine ? 'false' : 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': invalid ? 'true' : undefined,
      'aria-required': required ? 'true' : undefined,
      'aria-readonly': readOnly ? 'true' : undefined,
      // A locked text can still be read and copied with the keyboard.
      tabindex: '0',
    };
    for (const [name, set] of Object.entries(attributes)) {
      if (set === undefined) quill.root.removeAttribute(name);
      else quill.root.setAttribute(name, set);
    }
  }, [quill, label, describedBy, invalid, required, readOnly]);

  return (
    <div className={`rich-text ${invalid ? 'is-wrong' : ''} ${readOnly ? 'is-locked' : ''}`}>
      {!readOnly && <RichTextToolbar id={toolbarId} quill={quill} tools={tools} onPicture={openPicture} />}
      {!readOnly && pastes.notice}
      {pastes.dialog}
      {pictures.dialog}
      <div ref={host} className="rich-text-host" style={readOnly ? { maxHeight: height } : { height }} />
      {!readOnly && tools.includes('table') && <TableKeysHint quill={quill} isLeaving={isLeaving} />}
    </div>
  );
}

const listed = new Intl.ListFormat('pl');

function lostWhenSaved(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `Edytor nie utrzyma wszystkiego, co jest w zapisanej treści: ${listed.format(names)}. Dopóki jej nie zmienisz, nic nie zginie; po zmianie zapis to usunie.`;
}
