import { mergeHtml } from '@redakcja/domain/shared/html/merge/merge-html';
import { plainTextLength, readableText } from '@redakcja/domain/shared/html/plain-text';
import type { ComponentProps } from 'react';
import { RichText, type RichTextTool } from '../../../rich-text/rich-text.tsx';
import { FieldFrame } from '../frames/field-frame.tsx';
import { type FieldProps, useField } from '../state/use-field.ts';

interface RichTextFieldProps extends FieldProps {
  /** px (specification, section 9: card 600, extra content 120, footer 600, header 120). */
  height: number;
  tools?: readonly RichTextTool[];
  /** One line: no line breaks are taken (header of the system). */
  singleLine?: boolean;
  /** Pasting and line breaks are blocked (specification, section 5, extra content). */
  plainTyping?: boolean;
}

const lengthOf = (value: string | null | undefined) => plainTextLength(value ?? '');
const describe = (value: string | null | undefined) => readableText(value ?? '');
const htmlIn = (value: unknown) => (typeof value === 'string' ? value : '');
const join = (base: unknown, mine: unknown, theirs: unknown) => mergeHtml(htmlIn(base), htmlIn(mine), htmlIn(theirs));

export function RichTextField(props: RichTextFieldProps) {
  const { label, disabledReason, height, tools, singleLine, plainTyping } = props;
  const field = useField<string | null | undefined>(props, describe, lengthOf, join);
  const { id, value, error, required, max, set, blur, describedBy } = field;
  return (
    <FieldFrame
      {...props}
      id={id}
      error={error}
      required={required}
      counter={max === undefined ? undefined : { length: lengthOf(value), max }}
      labelsGroup
    >
      <Editor
        label={label}
        value={value ?? ''}
        height={height}
        tools={tools}
        singleLine={singleLine}
        plainTyping={plainTyping}
        invalid={error !== undefined}
        required={required}
        readOnly={disabledReason !== undefined}
        describedBy={describedBy}
        onBlur={blur}
        onChange={set}
      />
    </FieldFrame>
  );
}

interface EditorProps extends ComponentProps<typeof RichText> {
  /** Why it is locked, named by the frame around it. */
  'aria-describedby'?: string;
}

function Editor({ 'aria-describedby': reason, describedBy, ...props }: EditorProps) {
  return <RichText {...props} describedBy={[reason, describedBy].filter(Boolean).join(' ')} />;
}
