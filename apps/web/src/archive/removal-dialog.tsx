import { archiveSiteCount, archiveSiteText } from '@redakcja/domain/archive/archive-labels';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';
import { Button } from '../shared/ui/buttons/button.tsx';
import { Dialog } from '../shared/ui/dialogs/dialog.tsx';
import { AddressList } from './address-list.tsx';

interface RemovalDialogProps {
  sitename: string;
  site: ArchiveSite;
  onAnswer: (agreed: boolean) => void;
}

/** Yes or no, after the check of a site: it names every address that falls (specification, section 4, Archive BIP). */
export function RemovalDialog({ sitename, site, onAnswer }: RemovalDialogProps) {
  const { sites, subs, files } = site;
  return (
    <Dialog
      open
      role="alertdialog"
      title="Usunąć stronę z archiwum?"
      width={680}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button label="Nie" onClick={() => onAnswer(false)} autoFocus />
          <Button
            label={`Tak, usuń ${countOf(sites.length + subs.length + files.length, nouns.address)}`}
            variant="danger-filled"
            onClick={() => onAnswer(true)}
          />
        </>
      }
    >
      <div className="archive-removed">
        <p className="archive-address framed">{sitename}</p>
        <p>{archiveSiteText(site)}</p>
        <p>
          Razem: {archiveSiteCount(site)}. <strong>Tej operacji nie można cofnąć.</strong>
        </p>
        <AddressList title="Strony" addresses={sites} />
        <AddressList title="Podstrony" addresses={subs} />
        <AddressList title="Załączniki" addresses={files} />
      </div>
    </Dialog>
  );
}
