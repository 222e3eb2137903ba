import { menuTypeLabels } from '@redakcja/domain/shared/link-labels';
import type { MenuLimits } from '@redakcja/generated/model/menuLimits';
import { useListSystemParameterGroups } from '@redakcja/generated/settings/settings';
import { useId } from 'react';
import { failureOf } from '../../shared/resource.ts';
import { Checkbox } from '../../shared/ui/inputs/checkbox.tsx';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { systemParameters } from '../resources.ts';

const unlimited = -1;

/** Limits of the menus, read-only (specification, section 2.6). */
export function MenuLimitsCard() {
  const { data } = useListSystemParameterGroups({
    query: { meta: { errorMessage: failureOf.list(systemParameters) } },
  });
  const limits = data?.flatMap(({ menuLimits }) => menuLimits) ?? [];
  if (limits.length === 0) return null;
  return (
    <Card title="Limity menu" aside="tylko do odczytu">
      <div className="grid">
        {limits.map((one) => (
          <section key={one.menuType} className="col-12 md:col-6" aria-label={menuTypeLabels[one.menuType]}>
            <h3 className="mt-0 mb-2">{menuTypeLabels[one.menuType]}</h3>
            <Limits {...one} />
          </section>
        ))}
      </div>
    </Card>
  );
}

function Limits({ maxElements, maxLevels }: MenuLimits) {
  return (
    <>
      <Limit label="Największa liczba elementów na pierwszym poziomie" value={maxElements} />
      <Limit label="Największa liczba poziomów" value={maxLevels} />
    </>
  );
}

function Limit({ label, value }: { label: string; value: number }) {
  const id = useId();
  const isUnlimited = value === unlimited;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="flex flex-wrap align-items-center row-gap-1 column-gap-3">
        <TextInput
          id={id}
          className="parameter-number tabular"
          value={isUnlimited ? '' : String(value)}
          readOnly
          onChange={() => {}}
        />
        <Checkbox label="bez limitu" checked={isUnlimited} aria-disabled className="is-locked" onChange={() => {}} />
      </div>
    </div>
  );
}
