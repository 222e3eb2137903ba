import './password-input.css';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

/** A password, which can be looked at while it is written. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="password-input relative block">
      <TextInput {...props} className="w-full" type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className="password-show link-like text-14 absolute"
        aria-label={isShown ? 'Ukryj hasło' : 'Pokaż hasło'}
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Ukryj' : 'Pokaż'}
      </button>
    </span>
  );
}
