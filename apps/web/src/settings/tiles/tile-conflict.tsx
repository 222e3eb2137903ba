import type { TileSetting } from '@redakcja/generated/model/tileSetting';
import { useListTilesByLanguage } from '@redakcja/generated/settings/settings';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';

interface TileConflictProps {
  mine: readonly TileSetting[];
  theirs: readonly TileSetting[];
  savedBy: string | undefined;
  onKeep: () => void;
  onTake: () => void;
}

/** A concurrent change of the chosen tiles: shows both choices and asks which one to keep. */
export function TileConflict({ mine, theirs, savedBy, onKeep, onTake }: TileConflictProps) {
  const { languages } = useSession().parameters;
  return (
    <section role="alert" className="card p-3 flex flex-column gap-2">
      <strong className="font-medium">Ktoś inny zapisał w tym czasie ustawienia kafli</strong>
      {savedBy !== undefined && <p className="m-0">{savedBy}</p>}
      {mine.map((own) => {
        const language = languages.find(({ id }) => id === own.languageId);
        const other = theirs.find(({ languageId }) => languageId === own.languageId);
        return (
          <dl key={own.languageId} className="m-0">
            <dt>Zapisane ({language?.isoCode})</dt>
            <dd>
              <TileNames lang={language?.isoCode ?? 'PL'} ids={other?.tiles ?? []} />
            </dd>
            <dt>Twoje ({language?.isoCode})</dt>
            <dd>
              <TileNames lang={language?.isoCode ?? 'PL'} ids={own.tiles} />
            </dd>
          </dl>
        );
      })}
      <div className="flex flex-wrap gap-2">
        <Button label="Zachowaj moje zmiany" onClick={onKeep} />
        <Button label="Weź zapisane" onClick={onTake} />
      </div>
    </section>
  );
}

/** Names of tiles in their order. */
function TileNames({ lang, ids }: { lang: string; ids: readonly number[] }) {
  const { data } = useListTilesByLanguage(lang, { query: { meta: { optional: true } } });
  if (ids.length === 0) return 'brak';
  return ids.map((id) => data?.find((one) => one.id === id)?.displayText ?? `nr ${id}`).join(', ');
}
