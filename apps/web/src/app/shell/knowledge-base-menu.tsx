import { getGetKnowledgeBaseUrlQueryOptions } from '@redakcja/generated/application/application';
import type { KnowledgeBaseItem } from '@redakcja/generated/model/knowledgeBaseItem';
import { apiUrl } from '../../shared/session/api-address.ts';
import { MenuButton } from '../../shared/ui/buttons/menu.tsx';
import { useApp } from '../app-context.ts';

const errorMessage = 'Wystąpił błąd podczas pobierania danych';

export function KnowledgeBaseMenu({ items }: { items: readonly KnowledgeBaseItem[] }) {
  const { queryClient } = useApp();

  const open = async (id: number) => {
    // opened before the answer comes: a browser lets only a press open a tab
    const tab = window.open('', '_blank');
    try {
      const options = getGetKnowledgeBaseUrlQueryOptions(id, { query: { meta: { optional: true, errorMessage } } });
      const { url } = await queryClient.fetchQuery({ ...options, retry: false });
      const address = new URL(apiUrl(url));
      if (!tab || !/^https?:$/.test(address.protocol)) throw new Error(`Not a page: ${address}`);
      tab.opener = null;
      tab.location.replace(address);
    } catch {
      tab?.close(); // reported by the shared error handler
    }
  };

  if (items.length === 0) return null;
  return (
    <MenuButton
      entries={items.map((item) => ({ label: item.name, icon: 'external-link', onSelect: () => void open(item.id) }))}
      className="header-button text-14 ink-2 flex align-items-center gap-2 px-2"
    >
      <i className="pi pi-book" aria-hidden="true" />
      <span className="header-button-text">Baza wiedzy</span>
      <i className="pi pi-chevron-down" aria-hidden="true" />
    </MenuButton>
  );
}
