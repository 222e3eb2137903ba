import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { Switch } from '../../ui/inputs/switch.tsx';
import { useField } from '../state/use-field.ts';

const describe = (target: LinkTarget) => (target === LinkTarget.NewTab ? 'Tak' : 'Nie');

/** The target of a link as a switch (specification, sections 2.6 and 4: it toggles between a new tab and the same window). */
export function NewTabField({ label = 'Otwieraj w nowym oknie' }: { label?: string }) {
  const { id, value, error, set, blur, describedBy } = useField<LinkTarget>({ label }, describe);
  return (
    <div className="field">
      <Switch
        id={id}
        label={label}
        checked={value === LinkTarget.NewTab}
        aria-describedby={describedBy}
        onBlur={blur}
        onChange={(checked) => set(checked ? LinkTarget.NewTab : LinkTarget.SameTab)}
      />
      <span id={describedBy} className="field-error">
        {error}
      </span>
    </div>
  );
}
