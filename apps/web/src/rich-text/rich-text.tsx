import './rich-text.css';
// The entry point for forms. Quill is by far the largest part of a form; it is loaded when a form shows such a field.
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

export { articleTools, letterTools, type RichTextTool } from './toolbar/tools.ts';

type Editor = typeof import('./rich-text-editor.tsx').RichTextEditor;

let loaded: Editor | undefined;

async function load(): Promise<{ default: Editor }> {
  const { RichTextEditor } = await import('./rich-text-editor.tsx');
  loaded = RichTextEditor;
  return { default: RichTextEditor };
}

const LazyEditor = lazy(load);

/** Asks for the editor before a form shows a field with it; the field tells what fails. */
export const preloadRichText = (): void => void load().catch(() => {});

/** Whether the editor is loaded: a form that waits for it opens with its texts in their places. What fails is told by the field. */
export function useRichTextLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(loaded !== undefined);
  useEffect(() => {
    const settle = () => setLoaded(true);
    load().then(settle, settle);
  }, []);
  return isLoaded;
}

export function RichText(props: ComponentProps<Editor>) {
  // what is loaded later must not replace a field in use
  const [Shown] = useState(() => loaded ?? LazyEditor);
  return (
    <Suspense fallback={<div className="rich-text-wait" style={{ height: props.height + 44 }} />}>
      <Shown {...props} />
    </Suspense>
  );
}
