import { usageLine } from '@redakcja/domain/shared/usage-labels';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';

/** „Używane przez”: what uses a record, by kind, and what its deletion would do to each. */
export function Usages({ groups }: { groups: readonly UsageGroup[] }) {
  return (
    <ul className="flex flex-column gap-3 m-0 p-0 list-none">
      {groups.map(({ kind, effect, detail: part, total, items }) => (
        <li key={`${kind}-${effect}-${part}`}>
          <strong className="font-medium">
            {usageLine({ kind, effect, total }, part === null ? '' : ` (${part.toLocaleLowerCase('pl')})`)}
          </strong>
          <ul className="m-0 pl-4">
            {items.map(({ id, name, detail }) => (
              <li key={id}>
                {name}
                {detail !== null && <span className="muted"> ({detail})</span>}
              </li>
            ))}
            {total > items.length && <li className="muted">i {total - items.length} więcej</li>}
          </ul>
        </li>
      ))}
    </ul>
  );
}
