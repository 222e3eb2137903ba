import { Button } from '../ui/buttons/button.tsx';
import { useWhy } from './use-why.tsx';

/** Asks about the record of a form. */
export function WhyButton({ record }: { record: string }) {
  const why = useWhy();
  return (
    <>
      <Button
        label="Dlaczego nie mogę?"
        icon="question-circle"
        variant="text"
        className="flex-none"
        onClick={() => why.ask(record)}
      />
      {why.dialog}
    </>
  );
}
