import { archiveSiteCount, archiveSiteText } from '@redakcja/domain/archive/archive-labels';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';
import { Button } from '../shared/ui/buttons/button.tsx';
import { Dialog } from '../shared/ui/dialogs/dialog.tsx';

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

/** Addresses listed at most; the rest is counted. */
const maxListed = 200;
/** Shorter lists are open at once. */
const maxOpen = 12;

function AddressList({ title, addresses }: { title: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  const hidden = addresses.length - maxListed;
  return (
    <details open={addresses.length <= maxOpen}>
      <summary className="font-medium">
        {title} ({addresses.length})
      </summary>
      <ul className="text-14 mt-1 mb-3 pl-4">
        {addresses.slice(0, maxListed).map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
      {hidden > 0 && <p className="small muted">…i jeszcze {countOf(hidden, nouns.address)}</p>}
    </details>
  );
}
