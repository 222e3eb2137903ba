import 'quill/dist/quill.core.css';
import { useEffect, useId, useRef, useState } from 'react';
import { htmlOf, Quill, setHtml } from './quill.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { allTools, formatsOf, type RichTextTool } from './tools.ts';

interface RichTextEditorProps {
  label: string;
  value: string;
  onChange: (html: string) => void;
  height: number;
  tools?: readonly RichTextTool[];
  singleLine?: boolean;
  plainTyping?: boolean;
  readOnly?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string;
  onBlur?: () => void;
}

/** Rich text. What comes in is not changed by being shown: `onChange` speaks only when a person has changed it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, height, tools = allTools, readOnly = false, label, invalid, required, describedBy } = props;
  const host = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill>();
  const shown = useRef<string>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // The tools and the kind of a field are what it is; they don't change while it stands.
  const kind = useRef({ tools, singleLine: props.singleLine, plainTyping: props.plainTyping });
  useEffect(() => {
    if (!host.current) return;
    const made = build(host.current, kind.current, {
      changed(html) {
        shown.current = html;
        latest.current.onChange(html);
      },
      left: () => latest.current.onBlur?.(),
    });
    setQuill(made.quill);
    return () => {
      made.remove();
      shown.current = undefined;
      setQuill(undefined);
    };
  }, []);

  useEffect(() => {
    if (!quill || shown.current === value) return;
    shown.current = value;
    setHtml(quill, value);
  }, [quill, value]);

  const toolbarId = useId();
  useEffect(() => {
    if (!quill) return;
    quill.enable(!readOnly);
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
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
      {!readOnly && <RichTextToolbar id={toolbarId} quill={quill} tools={tools} />}
      <div ref={host} className="rich-text-host" style={{ height }} />
    </div>
  );
}

interface Kind {
  tools: readonly RichTextTool[];
  singleLine?: boolean;
  plainTyping?: boolean;
}

interface Listeners {
  changed: (html: string) => void;
  left: () => void;
}

// Tab leaves the editor, as it leaves every field: Quill alone would keep whoever works by keyboard inside (WCAG 2.1.2).
// Lists are indented by Ctrl+] and Ctrl+[ instead.
const leave = { key: 'Tab', handler: () => true };
const shiftLeave = { ...leave, shiftKey: true };

function indenting(key: string, by: '+1' | '-1') {
  return {
    key,
    shortKey: true,
    format: ['list', 'indent'],
    handler(this: { quill: Quill }) {
      this.quill.format('indent', by, 'user');
      return false;
    },
  };
}

const leavingByTab = {
  tab: leave,
  indent: leave,
  'indent code-block': leave,
  outdent: shiftLeave,
  'remove tab': shiftLeave,
  'outdent code-block': shiftLeave,
  'list indent': indenting(']', '+1'),
  'list outdent': indenting('[', '-1'),
};

/** Quill owns everything inside its element, so React gets an element of its own making. */
function build(host: HTMLElement, { tools, singleLine, plainTyping }: Kind, { changed, left }: Listeners) {
  const element = host.appendChild(document.createElement('div'));
  const noBreaks = singleLine || plainTyping;
  const quill = new Quill(element, {
    formats: formatsOf(tools),
    modules: {
      table: tools.includes('table'),
      keyboard: {
        bindings: noBreaks ? { ...leavingByTab, enter: { key: 'Enter', handler: () => false } } : leavingByTab,
      },
    },
  });
  if (plainTyping) {
    const refuse = (event: Event) => event.preventDefault();
    quill.root.addEventListener('paste', refuse, { capture: true });
    quill.root.addEventListener('drop', refuse, { capture: true });
  }
  quill.on('text-change', (_delta, _before, source) => {
    if (source === 'user') changed(htmlOf(quill));
  });
  quill.root.addEventListener('blur', left);
  return {
    quill,
    remove: () => element.remove(),
  };
}
