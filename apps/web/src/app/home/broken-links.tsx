import { linkProblemText, linkSourceLabels } from '@redakcja/domain/settings/link-labels';
import type { BrokenLink } from '@redakcja/generated/model/brokenLink';
import { LinkProblem } from '@redakcja/generated/model/linkProblem';
import { LinkSource } from '@redakcja/generated/model/linkSource';
import { useListBrokenLinks } from '@redakcja/generated/settings/settings';
import { horizontalMenu, verticalMenu } from '../../menus/resources.ts';
import { banners, bookmarks, footer, rssChannels, tiles } from '../../settings/resources.ts';
import { editPath } from '../../shared/resource.ts';
import type { SearchParams } from '../../shared/search-params.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';

const shown = 10;
const broken = Object.values(LinkProblem).filter((problem) => problem !== LinkProblem.ServerOffline);

/** Links of the site that lead nowhere, each with the way to its screen; nothing while all of them lead somewhere. */
export function BrokenLinks() {
  const { can } = useSession();
  const query = { enabled: can('listBrokenLinks'), meta: { silent: true } };
  const { data } = useListBrokenLinks({ size: shown, filters: [`problem;in;${broken.join(';')}`] }, { query });
  const unchecked = useListBrokenLinks({ size: 1, filters: [`problem;equal;${LinkProblem.ServerOffline}`] }, { query });
  return (
    <>
      {Boolean(unchecked.data?.total) && (
        <Card title="Linki na zewnątrz" className="mt-3">
          <p className="m-0">
            Serwer biuletynu nie ma połączenia z siecią, więc nie sprawdził adresów zewnętrznych. Spróbuje ponownie w
            ciągu godziny.
          </p>
        </Card>
      )}
      {data !== undefined && data.total > 0 && <BrokenLinkList {...data} />}
    </>
  );
}

function BrokenLinkList(data: { items: readonly BrokenLink[]; total: number }) {
  return (
    <Card title="Linki, które nigdzie nie prowadzą" aside={data.total} className="mt-3">
      <ul className="ruled m-0 p-0 list-none" aria-label="Linki, które nigdzie nie prowadzą">
        {data.items.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no number of its own, and the rows keep nothing
          <li key={index} className="flex align-items-center gap-2 py-2">
            <i className="row-icon flex-none text-center pi pi-exclamation-triangle" aria-hidden="true" />
            <RowText
              name={<RecordLink {...placeOf(link)}>{link.name}</RecordLink>}
              detail={[`${linkSourceLabels[link.source]} ${link.languageIsoCode}`, link.address, linkProblemText(link)]
                .filter(Boolean)
                .join(' · ')}
            />
          </li>
        ))}
      </ul>
      {data.total > data.items.length && (
        <p className="mt-2 mb-0 muted">
          Pokazano {data.items.length} z {data.total}. Wszystkie wypisuje polecenie bip links check.
        </p>
      )}
    </Card>
  );
}

function placeOf({ source, recordId, languageIsoCode }: BrokenLink): { to: string; search?: SearchParams } {
  // the menu opens at the category
  const search = { kategoria: String(recordId) };
  const places: Readonly<Record<LinkSource, { to: string; search?: SearchParams }>> = {
    [LinkSource.Banner]: { to: editPath(banners, recordId) },
    [LinkSource.Tile]: { to: editPath(tiles, recordId) },
    [LinkSource.Bookmark]: { to: editPath(bookmarks, recordId) },
    [LinkSource.RssChannel]: { to: editPath(rssChannels, recordId) },
    [LinkSource.Footer]: { to: `${footer.path}/${languageIsoCode}` },
    [LinkSource.HorizontalMenu]: { to: horizontalMenu.path, search },
    [LinkSource.VerticalMenu]: { to: verticalMenu.path, search },
  };
  return places[source];
}
