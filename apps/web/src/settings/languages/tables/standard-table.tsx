import '../../../shared/ui/page/scroll-x.css';
import './translation-table.css';
import type { LanguageCardValues } from '@redakcja/domain/settings/languages/language-card';
import {
  changedStandardRow,
  mergedRows,
  standardId,
  withChange,
} from '@redakcja/domain/settings/languages/language-card';
import { standardElementErrors } from '@redakcja/domain/settings/languages/translation-rules';
import { standardElementTypeLabels } from '@redakcja/domain/settings/settings-labels';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import type { StandardElementType } from '@redakcja/generated/model/standardElementType';
import { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import type { TranslationProgress } from '@redakcja/generated/model/translationProgress';
import type { TranslationState } from '@redakcja/generated/model/translationState';
import { useEffect, useState } from 'react';
import { useField } from '../../../shared/form/state/use-field.ts';
import { Select } from '../../../shared/ui/inputs/select.tsx';
import { TextInput } from '../../../shared/ui/inputs/text-input.tsx';
import { GroupStatus, RowStatus } from './row-status.tsx';
import { countText, focusInput, inputId, stateOptions, type Target } from './table-parts.ts';
import { TranslationInput } from './translation-input.tsx';

type Row = StandardElementTranslation;
type Changes = LanguageCardValues['standardElementsChanged'];

const types = Object.entries(standardElementTypeLabels).map(([value, label]) => ({
  value: Number(value) as StandardElementType,
  label,
}));

interface StandardTableProps {
  rows: readonly Row[];
  progress: readonly TranslationProgress[];
  /** The row to scroll to and focus. */
  target: Target | undefined;
  onShown: () => void;
}

/** Fixed elements: grouped by area, without pages, filtered in the browser (specification, section 2.6). */
export function StandardTable({ rows, progress, target, onShown }: StandardTableProps) {
  const { value: changes, set } = useField<Changes>({ label: 'Tłumaczenia elementów stałych' }, (list) =>
    countText(list.length),
  );
  const [text, setText] = useState('');
  const [type, setType] = useState<StandardElementType | null>(null);
  const [state, setState] = useState<TranslationState | null>(null);
  const isTarget = target?.elements === TranslatedElements.Standard;
  useEffect(() => {
    if (!isTarget) return;
    setText('');
    setType(null);
    setState(null);
    focusInput(target);
    onShown();
  }, [isTarget, target, onShown]);

  const found = mergedRows(rows, changes, standardId).filter(
    (row) =>
      (type === null || row.elementType === type) &&
      // an edited row stays visible when it no longer matches the filter
      (state === null || row.state === state || row.isChanged) &&
      [row.areaName, row.elementName, row.translation, row.translationDescription].some((one) =>
        one.toLocaleLowerCase('pl').includes(text.trim().toLocaleLowerCase('pl')),
      ),
  );
  const change = (row: Row, texts: Parameters<typeof changedStandardRow>[1]) =>
    set(withChange(changes, changedStandardRow(row, texts), standardId));
  return (
    <>
      <div className="flex flex-wrap gap-2 mb-3">
        <TextInput
          type="search"
          className="w-full md:w-17rem"
          aria-label="Szukaj w elementach stałych"
          placeholder="Szukaj w elementach stałych"
          value={text}
          onChange={setText}
        />
        <Select
          aria-label="Rodzaj elementu"
          value={type}
          options={types}
          emptyLabel="Wszystkie rodzaje"
          onChange={setType}
        />
        <Select
          aria-label="Stan tłumaczenia"
          value={state}
          options={stateOptions}
          emptyLabel="Wszystkie stany"
          onChange={setState}
        />
      </div>
      <p className="visually-hidden" role="status">
        {`Pokazano elementów: ${found.length}`}
      </p>
      {found.length === 0 && <p className="muted m-0">Żaden element nie spełnia warunków.</p>}
      {found.length > 0 && (
        <div className="scroll-x relative">
          <table className="translation-table text-14 w-full">
            <caption className="visually-hidden">Tłumaczenia elementów stałych</caption>
            <thead>
              <tr>
                <th>Obszar</th>
                <th>Rodzaj elementu</th>
                <th>Nazwa elementu</th>
                <th className="column-text">Nazwa wyświetlana</th>
                <th className="column-text">Tekst dla czytników ekranu</th>
                <th>Status</th>
              </tr>
            </thead>
            {[...Map.groupBy(found, (row) => row.areaName)].map(([area, group]) => (
              <tbody key={area}>
                <tr className="translation-group">
                  <th colSpan={6} scope="rowgroup">
                    <span className="mr-3">{area}</span>
                    <GroupStatus {...countsOf(progress, area)} />
                  </th>
                </tr>
                {group.map((row) => (
                  <StandardRow key={row.standardElementId} row={row} onChange={(texts) => change(row, texts)} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </>
  );
}

function countsOf(progress: readonly TranslationProgress[], area: string) {
  const found = progress.find((one) => one.elements === TranslatedElements.Standard && one.area === area);
  return { missing: found?.missing ?? 0, outdated: found?.outdated ?? 0 };
}

const locked = 'Ten element nie ma takiego tekstu';

interface StandardRowProps {
  row: Row;
  onChange: (texts: Parameters<typeof changedStandardRow>[1]) => void;
}

function StandardRow({ row, onChange }: StandardRowProps) {
  const wrong = standardElementErrors(row, row).map(({ field }) => field);
  const id = (field: string) => inputId({ elements: TranslatedElements.Standard, id: row.standardElementId }, field);
  return (
    <tr className={row.isChanged ? 'is-changed' : undefined}>
      <td className="muted">{row.areaName}</td>
      <td>{row.groupName}</td>
      <th scope="row">{row.elementName}</th>
      <td>
        <TranslationInput
          id={id('translation')}
          label={`${row.elementName}: nazwa wyświetlana`}
          base={row.baseTranslation}
          value={row.translation}
          invalid={row.isChanged && wrong.includes('translation')}
          lockedReason={row.isTranslationEditable ? undefined : locked}
          onChange={(translation) => onChange({ translation })}
        />
      </td>
      <td>
        <TranslationInput
          id={id('translationDescription')}
          label={`${row.elementName}: tekst dla czytników ekranu`}
          base={row.baseTranslationDescription}
          value={row.translationDescription}
          invalid={row.isChanged && wrong.includes('translationDescription')}
          lockedReason={row.isTranslationDescriptionEditable ? undefined : locked}
          onChange={(translationDescription) => onChange({ translationDescription })}
        />
      </td>
      <td className="text-center">
        <RowStatus
          name={row.elementName}
          errors={row.errors}
          state={row.state}
          onFix={() => document.getElementById(id(wrong[0] ?? 'translation'))?.focus()}
          onConfirm={() => onChange({})}
        />
      </td>
    </tr>
  );
}
