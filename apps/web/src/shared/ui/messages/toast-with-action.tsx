import { Button } from '../buttons/button.tsx';
import type { ToastMessage } from './toast-store.ts';

interface ToastWithActionProps extends ToastMessage {
  action: NonNullable<ToastMessage['action']>;
  onDone: () => void;
}

/** A notice with a button for what can be done about it; each line of its text is a sentence. */
export function ToastWithAction({ text, action, onDone }: ToastWithActionProps) {
  return (
    <div className="flex flex-auto align-items-center gap-3">
      <div className="flex-1 min-w-0 text-14">
        {text.split('\n').map((line) => (
          <p key={line} className="m-0">
            {line}
          </p>
        ))}
      </div>
      <Button
        variant="text"
        label={action.label}
        onClick={() => {
          onDone();
          action.run();
        }}
      />
    </div>
  );
}
