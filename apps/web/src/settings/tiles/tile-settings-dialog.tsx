import { etagOf } from '@redakcja/generated/http';
import { useListTileSettings } from '@redakcja/generated/settings/settings';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { TileSettingsForm } from './tile-settings-form.tsx';

/** The tiles of the home page (specification, section 2.6), read each time the dialog opens: its form starts with what is stored by then. */
export function TileSettingsDialog({ onClose }: { onClose: () => void }) {
  const errorMessage = 'Wystąpił niespodziewany błąd podczas pobierania ustawień kafli';
  const query = useListTileSettings({ query: { meta: { optional: true, errorMessage }, gcTime: 0, staleTime: 0 } });
  const { data, isError, refetch } = query;
  if (data === undefined) {
    return (
      <Dialog open title="Ustawienia kafli" onClose={onClose} footer={<Button label="Zamknij" onClick={onClose} />}>
        {isError ? <LoadFailure onRetry={refetch} /> : <Loader />}
      </Dialog>
    );
  }
  return <TileSettingsForm stored={{ settings: data, etag: etagOf(data) }} refetch={refetch} onClose={onClose} />;
}
