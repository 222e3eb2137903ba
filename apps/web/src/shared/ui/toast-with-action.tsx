import { Button } from './button.tsx';
import type { ToastMessage } from './toast-store.ts';

interface ToastWithActionProps extends ToastMessage {
  action: NonNullable<ToastMessage['action']>;
  onDone: () => void;
}

/** A notice with a button for what can be done about it. */
export function ToastWithAction({ text, action, onDone }: ToastWithActionProps) {
  return (
    <div className="flex flex-auto align-items-center gap-3">
      <span className="flex-1 min-w-0 text-14">{text}</span>
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
