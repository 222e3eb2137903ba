import { Refusals } from './refusals.tsx';
import './form.css';
import type { ReactNode, SubmitEvent } from 'react';
import { FieldRegistryContext } from './state/form-context.ts';
import type { Form as FormState } from './state/use-form.ts';

interface FormProps<Values extends object> {
  of: FormState<Values>;
  className?: string;
  /** Stays above what the server refused. */
  head?: ReactNode;
  children: ReactNode;
}

/** Form element of useForm: submits on Enter and provides the form to its fields. */
export function Form<Values extends object>({ of, className, head, children }: FormProps<Values>) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React propagates events of dialogs to the form that opened them.
    if (event.target === event.currentTarget) void of.submit();
  }
  return (
    <FieldRegistryContext value={of.fields.context}>
      <form ref={of.element} className={className} noValidate onSubmit={submit}>
        {head}
        <Refusals sentences={of.fields.refusals} />
        {children}
      </form>
    </FieldRegistryContext>
  );
}
