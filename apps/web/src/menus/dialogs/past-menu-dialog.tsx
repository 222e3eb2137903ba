import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { countOf } from '@redakcja/domain/shared/text/polish-plural';
import { useGetMenuRestorationPlan, useGetPastMenu } from '@redakcja/generated/menus/menus';
import type { MenuRestorationPlan } from '@redakcja/generated/model/menuRestorationPlan';
import type { PastMenu } from '@redakcja/generated/model/pastMenu';
import type { PastMenuElement } from '@redakcja/generated/model/pastMenuElement';
import { useId, useState } from 'react';
import { DateTimeInput } from '../../shared/form/dates/date-time-input.tsx';
import { isMoment } from '../../shared/form/dates/picker-date.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { maxSearchLength } from '../../shared/ui/inputs/max-search-length.ts';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import type { MenuDialogProps } from './menu-dialog-props.ts';
import { TargetList } from './target-list.tsx';

const changesNoun = ['zmiana', 'zmiany', 'zmian'] as const;
const changesToMake = ['zmianę', 'zmiany', 'zmian'] as const;
const dayMs = 86_400_000;
const aDayAgo = () => new Date(new Date().setSeconds(0, 0) - dayMs);
const quiet = { meta: { silent: true, optional: true }, gcTime: 0, staleTime: 0 } as const;

/** „Menu z dnia…”: the menu as it was, and the plan that restores it: shown first, then written step by step; the steps are undone together. */
export function PastMenuDialog({ type, menu, changes, onClose }: Omit<MenuDialogProps<null>, 'element'>) {
  const [moment, setMoment] = useState(() => aDayAgo().toISOString());
  const [branch, setBranch] = useState<number | null>(null);
  const [isPlanned, setPlanned] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const isTyped = isMoment(moment);
  const past = useGetPastMenu(type, { moment }, { query: { ...quiet, enabled: isTyped } });
  const plan = useGetMenuRestorationPlan(
    type,
    { moment, ...(branch !== null && { elementId: branch }) },
    { query: { ...quiet, enabled: isTyped && isPlanned } },
  );
  const steps = plan.data?.steps ?? [];

  function choose(next: string) {
    setMoment(next);
    setBranch(null);
    setPlanned(false);
  }

  async function restore() {
    setWriting(true);
    const written = await changes.sendAll(steps.map(({ change }) => change));
    const undo = { label: 'Cofnij', run: () => void changes.undo() };
    if (written === steps.length) toast.success(`Przywrócono menu: ${countOf(written, changesNoun)}`, undo);
    else if (written > 0) toast.success(`Wprowadzono ${written} z ${countOf(steps.length, changesNoun)}`, undo);
    onClose();
  }

  return (
    <Dialog
      open
      title="Menu z dnia…"
      width={760}
      onClose={onClose}
      footer={
        isPlanned ? (
          <>
            <Button label="Wróć" onClick={() => setPlanned(false)} autoFocus />
            <Button
              label={steps.length > 0 ? `Wprowadź ${countOf(steps.length, changesToMake)}` : 'Wprowadź zmiany'}
              icon="check"
              variant="primary"
              busy={isWriting}
              disabledReason={refusalOf(plan.data, menu.isDefaultLanguage)}
              onClick={() => void restore()}
            />
          </>
        ) : (
          <>
            <Button label="Zamknij" onClick={onClose} />
            <Button
              label="Pokaż plan przywrócenia"
              variant="primary"
              disabledReason={past.data ? undefined : 'Wybierz dzień i godzinę'}
              onClick={() => setPlanned(true)}
            />
          </>
        )
      }
    >
      {isPlanned ? (
        <Plan plan={plan.data} isError={plan.isError} onRetry={plan.refetch} />
      ) : (
        <div className="flex flex-column gap-3">
          <MomentField moment={moment} onChange={choose} />
          {isTyped && past.isError && past.data === undefined && <LoadFailure onRetry={past.refetch} />}
          {isTyped && past.isLoading && <Loader />}
          {isTyped && past.data && <PastTree menu={past.data} branch={branch} onChoose={setBranch} />}
        </div>
      )}
    </Dialog>
  );
}

function refusalOf(plan: MenuRestorationPlan | undefined, isDefaultLanguage: boolean): string | undefined {
  if (!isDefaultLanguage) return 'Menu przywraca się w polskiej wersji językowej';
  if (plan === undefined) return 'Plan nie jest jeszcze gotowy';
  return plan.steps.length === 0 ? 'Nie ma czego zmieniać' : undefined;
}

function MomentField({ moment, onChange }: { moment: string; onChange: (moment: string) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id} className="field-label">
        Dzień i godzina
      </label>
      <DateTimeInput id={id} labelId={`${id}-label`} value={moment} onChange={onChange} />
    </div>
  );
}

interface PastTreeProps {
  menu: PastMenu;
  branch: number | null;
  onChoose: (id: number | null) => void;
}

function PastTree({ menu, branch, onChoose }: PastTreeProps) {
  const [text, setText] = useState('');
  const { journalStart, moment, elements } = menu;
  const targets = [
    { id: null, name: 'Całe menu', level: 0 },
    ...elements.map((one) => ({ id: one.elementId, name: one.displayText, level: one.level, note: noteOf(one) })),
  ];
  return (
    <>
      {(journalStart === null || Date.parse(moment) < Date.parse(journalStart)) && (
        <p className="m-0 small muted">
          {journalStart === null
            ? 'Nikt jeszcze nic tu nie zmienił.'
            : `Historia tego menu zaczyna się ${formatDateTime(journalStart)}. Wcześniejszego stanu nie znamy.`}
        </p>
      )}
      <TextInput
        type="search"
        value={text}
        onChange={setText}
        aria-label="Szukaj kategorii z tego dnia"
        placeholder="Szukaj kategorii z tego dnia"
        maxLength={maxSearchLength}
      />
      <TargetList legend="Co przywrócić" targets={targets} text={text} chosen={branch} onChoose={onChoose} />
    </>
  );
}

function noteOf({ isDeleted, isChanged, isHidden, url }: PastMenuElement): string {
  const state = isDeleted ? 'później usunięta' : isChanged ? 'później zmieniona' : '';
  return [state, isHidden ? 'ukryta' : '', url === null ? '' : 'prowadzi na zewnątrz'].filter(Boolean).join(' · ');
}

interface PlanProps {
  plan: MenuRestorationPlan | undefined;
  isError: boolean;
  onRetry: () => void;
}

function Plan({ plan, isError, onRetry }: PlanProps) {
  if (plan === undefined) return isError ? <LoadFailure onRetry={onRetry} /> : <Loader />;
  const { steps, added } = plan;
  return (
    <>
      <p className="mt-0">
        {steps.length === 0
          ? 'Menu jest takie jak wtedy. Nie ma czego przywracać.'
          : 'Zmiany zostaną wprowadzone po kolei. Można je cofnąć razem.'}
      </p>
      <ol className="m-0 pl-4 flex flex-column gap-1">
        {steps.map(({ elementId, description, change }) => (
          <li key={`${elementId}-${change.event}`}>{description}</li>
        ))}
      </ol>
      {added.length > 0 && (
        <p className="mb-0">Pozostaną kategorie dodane później: {added.map(({ name }) => name).join(', ')}.</p>
      )}
    </>
  );
}
