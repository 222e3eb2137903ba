import { lookFormLabel, lookLabel, lookLabels, lookParameter, looks } from '../look.ts';
import type { PageContext } from '../page-context.tsx';

/** How the page is to look: a plain form, whose answer stands in the address. */
export function LookForm({ path, look = [], query = new URLSearchParams() }: PageContext) {
  return (
    <details className="look">
      <summary>{lookLabel}</summary>
      <form method="get" action={path} aria-label={lookFormLabel}>
        {[...query].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {looks.map((one) => (
          <label key={one}>
            <input type="checkbox" name={lookParameter} value={one} defaultChecked={look.includes(one)} />{' '}
            {lookLabels[one]}
          </label>
        ))}
        <button type="submit">Zastosuj</button>
      </form>
    </details>
  );
}
