import '../prime/prime-settings.ts';
import { MultiSelect as PrimeMultiSelect } from 'primereact/multiselect';
import type { KeyboardEvent } from 'react';
import type { SelectOption } from './select.tsx';

export interface MultiSelectOption<Value extends string | number> extends SelectOption<Value> {
  /** Why it cannot be chosen; shown under its label. */
  disabledReason?: string | undefined;
}

export interface MultiSelectProps<Value extends string | number> {
  /** Id of the input behind it, for the label's htmlFor. */
  id?: string;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  options: readonly MultiSelectOption<Value>[];
  placeholder?: string;
  filter?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  onBlur?: () => void;
}

type Value = string | number;

/** PrimeReact's list of checkboxes; loaded by multi-select.tsx when it is first shown. */
export function MultiSelectPanel({
  id,
  value,
  onChange,
  options,
  filter = options.length > 7,
  placeholder = 'Wybierz',
  'aria-describedby': describedBy,
  required,
  ...rest
}: MultiSelectProps<Value>) {
  // Escape closes the list alone, not the dialog or drawer around it, which listen at the document.
  // The list is asked itself: its onShow comes only after its transition.
  function keepEscape(event: KeyboardEvent<HTMLElement>) {
    const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null;
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
  }
  const locked = new Set(options.flatMap((one) => (one.disabledReason === undefined ? [] : [one.value])));
  const kept = value.filter((one) => locked.has(one));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Escape of what is inside
    <span className="multi-select" onKeyDown={keepEscape}>
      <PrimeMultiSelect
        {...rest}
        inputId={id}
        value={[...value]}
        options={options.map((option) => ({
          ...option,
          disabled: option.disabled || option.disabledReason !== undefined,
        }))}
        optionLabel="label"
        optionValue="value"
        optionDisabled="disabled"
        itemTemplate={optionTemplate}
        display="chip"
        removeIcon="pi pi-times"
        showSelectAll={options.length > 1}
        selectAllLabel="Wszystkie"
        scrollHeight="280px"
        filter={filter}
        placeholder={placeholder}
        emptyMessage="Brak opcji"
        emptyFilterMessage="Brak opcji"
        panelFooterTemplate={
          <div className="multi-select-foot flex align-items-center justify-content-between gap-3">
            <span role="status">
              Wybrano: {value.length} z {options.length}
            </span>
            {/* stays where it is when there is nothing to clear: the focus would be lost with it */}
            <button
              type="button"
              className="multi-select-clear"
              aria-disabled={value.length === kept.length || undefined}
              onClick={() => onChange(kept)}
            >
              Wyczyść
            </button>
          </div>
        }
        onChange={(event) => onChange(event.value as Value[])}
        pt={{
          filterInput: { root: { 'aria-label': 'Szukaj na liście' } },
          input: {
            'aria-describedby': describedBy,
            'aria-invalid': rest.invalid || undefined,
            'aria-required': required || undefined,
          },
        }}
      />
    </span>
  );
}

function optionTemplate({ label, disabledReason }: MultiSelectOption<Value>) {
  if (disabledReason === undefined) return label;
  return (
    <span className="multi-select-closed">
      {label}
      <span>{disabledReason}</span>
    </span>
  );
}
