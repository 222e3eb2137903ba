import type Quill from 'quill/core.js';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { MenuButton } from '../../shared/ui/buttons/menu.tsx';
import { Select } from '../../shared/ui/inputs/select.tsx';
import { LinkDialog } from '../dialogs/link-dialog.tsx';
import { insertTable, tableEntries } from '../tables/table-commands.ts';
import { alignChoices, colorChoices, headerChoices, type RichTextTool, toggleTools } from './tools.ts';

interface RichTextToolbarProps {
  id: string;
  quill: Quill | undefined;
  tools: readonly RichTextTool[];
  /** Puts in a picture, or describes the one that is selected. */
  onPicture: () => void;
}

type Formats = Record<string, unknown>;

/** What the text under the cursor looks like, kept up to date. */
function useFormats(quill: Quill | undefined): Formats {
  const [formats, setFormats] = useState<Formats>({});
  useEffect(() => {
    if (!quill) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const { lastRange } = quill.selection;
      if (!lastRange) return;
      const now = quill.getFormat(lastRange);
      setFormats((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    // Once before the next picture: a key changes the text and moves the cursor, and reading is slow in a long text.
    const readSoon = () => {
      frame ||= requestAnimationFrame(read);
    };
    quill.on('editor-change', readSoon);
    return () => {
      cancelAnimationFrame(frame);
      quill.off('editor-change', readSoon);
    };
  }, [quill]);
  return formats;
}

/** Tools with Polish names: one stop of Tab on the way to the text, the arrow keys move between them. A key that changes none of them draws none of them anew. */
export const RichTextToolbar = memo(function RichTextToolbar({ id, quill, tools, onPicture }: RichTextToolbarProps) {
  const formats = useFormats(quill);
  const [linking, setLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  /** The tool that Tab comes to: the one used last. */
  const stop = useRef(0);
  useEffect(() => {
    stopAt(toolsIn(toolbar.current), stop.current);
  });
  const has = (tool: RichTextTool) => tools.includes(tool);

  function format(name: string, value: string | boolean) {
    quill?.focus();
    quill?.format(name, value, 'user');
  }

  function setBlock(choice: string | null) {
    quill?.focus();
    quill?.format('blockquote', choice === 'quote', 'user');
    quill?.format('header', choice === 'quote' || !choice ? false : Number(choice), 'user');
  }

  function clean() {
    const range = quill?.getSelection(true);
    if (!quill || !range) return;
    if (range.length > 0) quill.removeFormat(range.index, range.length, 'user');
    else quill.removeFormat(quill.getLine(range.index)[0]?.offset(quill.scroll) ?? range.index, 1, 'user');
  }

  const block = formats.blockquote ? 'quote' : String(formats.header ?? '');
  return (
    <div
      ref={toolbar}
      id={id}
      role="toolbar"
      aria-label="Formatowanie tekstu"
      className="rich-text-toolbar flex flex-wrap align-items-center"
      onKeyDown={moveFocus}
      onFocus={({ currentTarget, target }) => {
        const tools = toolsIn(currentTarget);
        // React propagates events of dialogs opened from a tool to the toolbar.
        const at = tools.indexOf(target as HTMLElement);
        if (at < 0) return;
        stop.current = at;
        stopAt(tools, at);
      }}
    >
      {has('header') && (
        <Select aria-label="Rodzaj akapitu" value={block} options={headerChoices} onChange={setBlock} />
      )}
      {toggleTools
        .filter(({ tool }) => has(tool))
        .map((tool) => (
          <button
            key={tool.label}
            type="button"
            className={`tool tool-${tool.format}`}
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={formats[tool.format] === tool.value}
            onClick={() => format(tool.format, formats[tool.format] === tool.value ? false : tool.value)}
          >
            {tool.icon.startsWith('pi-') ? <i className={`pi ${tool.icon}`} aria-hidden="true" /> : tool.icon}
          </button>
        ))}
      {has('align') && (
        <Select
          aria-label="Wyrównanie"
          value={String(formats.align ?? '')}
          options={alignChoices}
          onChange={(value) => format('align', value || false)}
        />
      )}
      {has('color') && (
        <Select
          aria-label="Kolor tekstu"
          value={String(formats.color ?? '')}
          options={colorChoices}
          onChange={(value) => format('color', value || false)}
        />
      )}
      {has('link') && (
        <button
          type="button"
          className="tool"
          aria-label="Łącze"
          title="Łącze"
          aria-pressed={formats.link !== undefined}
          onClick={() => setLinking(true)}
        >
          <i className="pi pi-link" aria-hidden="true" />
        </button>
      )}
      {has('picture') && (
        <button
          type="button"
          className="tool"
          aria-label="Obraz"
          title="Obraz"
          aria-pressed={formats.alt !== undefined}
          onClick={onPicture}
        >
          <i className="pi pi-image" aria-hidden="true" />
        </button>
      )}
      {has('table') && <TableMenu quill={quill} />}
      {has('clean') && (
        <button type="button" className="tool" aria-label="Usuń formatowanie" title="Usuń formatowanie" onClick={clean}>
          <i className="pi pi-eraser" aria-hidden="true" />
        </button>
      )}
      {linking && quill && <LinkDialog quill={quill} current={formats.link} onClose={() => setLinking(false)} />}
    </div>
  );
});

function TableMenu({ quill }: { quill: Quill | undefined }) {
  return (
    <MenuButton
      label="Tabela"
      className="tool"
      entries={() => [
        { label: 'Wstaw tabelę 3 × 3', onSelect: () => quill && insertTable(quill) },
        'separator',
        ...tableEntries(quill),
      ]}
    >
      <i className="pi pi-table" aria-hidden="true" />
    </MenuButton>
  );
}

function toolsIn(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>('button, select') ?? [])];
}

function stopAt(tools: readonly HTMLElement[], stop: number): void {
  for (const [at, tool] of tools.entries()) tool.tabIndex = at === stop ? 0 : -1;
}

/** Arrow keys between the tools (WAI-ARIA toolbar); a list keeps the arrows that choose in it. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tools = toolsIn(event.currentTarget);
  const at = tools.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  tools[(at + step + tools.length) % tools.length]?.focus();
}
