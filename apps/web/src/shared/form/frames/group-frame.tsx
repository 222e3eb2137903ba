import type { ReactNode, Ref } from 'react';

interface GroupFrameProps {
  /** Of the field: its label has the id `{id}-label`. */
  id: string;
  label: string;
  /** By which an address focuses it. */
  name?: string;
  required?: boolean;
  describedBy: string | undefined;
  /** Focused when the focused control is removed. */
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** Frame of a field with several controls, such as a picture with its buttons. */
export function GroupFrame({ id, label, name, required = false, describedBy, ref, children }: GroupFrameProps) {
  return (
    // without a legend, which could not be laid out like the labels of other fields
    <fieldset
      ref={ref}
      name={name}
      tabIndex={ref || name ? -1 : undefined}
      className="field mx-0 p-0"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      <span id={`${id}-label`} className="field-label">
        {label}
        {required && (
          <span className="required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </span>
      {children}
    </fieldset>
  );
}
