import './rich-text.css';
// The entry point for forms. Quill is by far the largest part of a form; it is loaded when a form shows such a field.
import { type ComponentProps, lazy, Suspense } from 'react';

export { articleTools, letterTools, type RichTextTool } from './toolbar/tools.ts';

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

export function RichText(props: ComponentProps<typeof RichTextEditor>) {
  return (
    <Suspense fallback={<div className="rich-text-wait" style={{ height: props.height + 44 }} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
