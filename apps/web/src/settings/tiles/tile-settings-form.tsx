import { tileCountMessage } from '@redakcja/domain/settings/home-page/tile-form';
import { etagOf } from '@redakcja/generated/http';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { TileCount } from '@redakcja/generated/model/tileCount';
import type { TileSetting } from '@redakcja/generated/model/tileSetting';
import type { TileSettingInput } from '@redakcja/generated/model/tileSettingInput';
import { updateTileSettings, useListTilesByLanguage } from '@redakcja/generated/settings/settings';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sameValue } from '../../shared/form/conflict/merge.ts';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { RecordHistory } from '../../shared/form/history/record-history.tsx';
import { ifMatch, saveMeta } from '../../shared/form/state/save-meta.ts';
import { LanguageSwitch } from '../../shared/list/language-switch.tsx';
import { isRefusal, lastChangeOf, messageOf, statusOf } from '../../shared/problem.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { closeAsking } from '../../shared/ui/dialogs/discard-question.ts';
import { OnSite } from '../site/on-site.tsx';
import { ChosenTiles } from './chosen-tiles.tsx';
import { restoredTiles } from './restored-tiles.ts';
import { TileConflict } from './tile-conflict.tsx';
import { useTileSettingsDraft } from './use-tile-settings-draft.ts';

interface StoredSettings {
  savedBy?: string | undefined;
  settings: readonly TileSetting[];
  etag: string | undefined;
}

interface TileSettingsFormProps {
  stored: StoredSettings;
  refetch: () => Promise<{ data: TileSetting[] | undefined }>;
  onClose: () => void;
}

const counts = Object.values(TileCount);

/** Two or four tiles per language, in their order; all languages are saved together. */
export function TileSettingsForm({ stored, refetch, onClose }: TileSettingsFormProps) {
  const { language, parameters } = useSession();
  const [lang, setLang] = useState(language);
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState<readonly TileSetting[]>(stored.settings);
  /** What the server refused; until the next save. */
  const [refusal, setRefusal] = useState<string>();
  const [isTried, setTried] = useState(false);
  /** The concurrently saved choice. */
  const [newest, setNewest] = useState<StoredSettings>();
  const id = useId();
  const languageId = parameters.languages.find(({ isoCode }) => isoCode === lang)?.id ?? 1;
  const tiles = useListTilesByLanguage(lang, { query: { meta: { optional: true } } });
  const changed = draft.filter(
    (one) =>
      !sameValue(
        one,
        base.settings.find((other) => other.languageId === one.languageId),
      ),
  );
  const save = useMutation({
    mutationFn: ({ body, etag }: { body: TileSettingInput[]; etag: string | undefined }) =>
      updateTileSettings(body, ifMatch(etag)),
    meta: saveMeta(
      'Ustawienia kafli zostały zaktualizowane',
      'Wystąpił niespodziewany błąd podczas aktualizacji danych ustawień kafli',
    ),
  });
  const setting = draft.find((one) => one.languageId === languageId) ?? {
    languageId,
    value: TileCount.Four,
    tiles: [],
  };
  const wrong = changed.filter(({ value, tiles }) => tiles.length !== value);

  function change(next: Partial<TileSetting>) {
    setDraft([...draft.filter((one) => one.languageId !== languageId), { ...setting, ...next }]);
  }

  async function send() {
    setTried(true);
    setRefusal(undefined);
    const [first] = wrong;
    if (first) return setLang(parameters.languages.find((one) => one.id === first.languageId)?.isoCode ?? lang);
    try {
      await save.mutateAsync({ body: [...changed], etag: base.etag });
      onClose();
    } catch (error) {
      if (isRefusal(error)) setRefusal(messageOf(error));
      if (statusOf(error) !== 412) return;
      const { data } = await refetch();
      if (data) setNewest({ settings: data, etag: etagOf(data), savedBy: lastChangeOf(error) });
    }
  }

  const onSite = useTileSettingsDraft(setting);
  const error = (isTried || setting.tiles.length > setting.value) && setting.tiles.length !== setting.value;
  return (
    <Dialog
      open
      title="Ustawienia kafli"
      width={1240}
      onClose={() => void closeAsking(changed.length > 0, onClose)}
      footer={
        <>
          <Button label="Anuluj" onClick={() => void closeAsking(changed.length > 0, onClose)} />
          <Button
            label="Zapisz"
            icon="save"
            variant="primary"
            busy={save.isPending}
            disabledReason={changed.length === 0 ? 'Nic nie zmieniono' : undefined}
            onClick={() => void send()}
          />
        </>
      }
    >
      <OnSite draft={onSite} isUnsaved={changed.length > 0}>
        {newest && (
          <TileConflict
            mine={changed}
            theirs={newest.settings}
            savedBy={newest.savedBy}
            onKeep={() => {
              setBase(newest);
              setDraft(newest.settings.map((one) => changed.find((own) => own.languageId === one.languageId) ?? one));
              setNewest(undefined);
            }}
            onTake={() => {
              setBase(newest);
              setDraft(newest.settings);
              setNewest(undefined);
            }}
          />
        )}
        <div className="flex">
          <LanguageSwitch value={lang} onChange={setLang} />
        </div>
        <div role="radiogroup" aria-labelledby={`${id}-count`} className="flex flex-wrap align-items-center gap-3">
          <span id={`${id}-count`} className="field-label">
            Liczba kafli na stronie głównej
          </span>
          {counts.map((count) => (
            <label key={count} className="flex align-items-center gap-2">
              <input
                type="radio"
                name={id}
                className="m-0"
                checked={setting.value === count}
                onChange={() => change({ value: count })}
              />
              {count}
            </label>
          ))}
        </div>
        <ChosenTiles
          choices={tiles.data ?? []}
          chosen={setting.tiles}
          onChange={(chosen) => change({ tiles: chosen })}
          describedBy={`${id}-error`}
        />
        <FieldError id={`${id}-error`} error={error ? tileCountMessage(setting.value) : refusal} />
        <RecordHistory
          key={languageId}
          restoring={{
            valueOf: (field, before) => restoredTiles(field, before, tiles.data),
            put: (_field, restored) => change(restored as Partial<TileSetting>),
          }}
          recordType={JournalRecordType.TileSetting}
          id={languageId}
        />
      </OnSite>
    </Dialog>
  );
}
