import '../../shared/ui/buttons/icon-button.css';
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { useNavigate } from '@tanstack/react-router';
import { MenuButton } from '../../shared/ui/buttons/menu.tsx';
import type { MenuAction, MenuEntry } from '../../shared/ui/buttons/menu-entry.ts';
import { mayWithdraw, menuStatuses } from './article-list-rules.ts';

interface ArticleRowMenuProps {
  row: ArticleRow;
  /** Address of the article's form. */
  editPath: string;
  permissions: ReadonlySet<PermissionName>;
  onStatus?: (row: ArticleRow, status: ArticleStatus) => void;
  onRemove?: (row: ArticleRow) => void;
  onWhy: (row: ArticleRow) => void;
}

export function ArticleRowMenu({ row, editPath, permissions, onStatus, onRemove, onWhy }: ArticleRowMenuProps) {
  const navigate = useNavigate();
  const changes: MenuAction[] = onStatus
    ? menuStatuses(row, permissions).map((status) => ({
        label: `Zmień status na: ${articleStatusLabels[status]}`,
        icon: 'sync',
        onSelect: () => onStatus(row, status),
      }))
    : [];
  const withdrawal: MenuAction[] =
    onStatus && mayWithdraw(row, permissions)
      ? [
          {
            label: 'Wycofaj z publikacji',
            icon: 'ban',
            danger: true,
            onSelect: () => onStatus(row, ArticleStatus.Withdrawed),
          },
        ]
      : [];
  const removal: MenuAction[] =
    onRemove && row.status === ArticleStatus.Draft
      ? [{ label: 'Usuń', icon: 'trash', danger: true, onSelect: () => onRemove(row) }]
      : [];
  const more = [...changes, ...withdrawal, ...removal];
  const entries: MenuEntry[] = [
    { label: 'Otwórz', icon: 'file-edit', onSelect: () => navigate({ to: editPath }) },
    ...(more.length > 0 ? (['separator'] as const) : []),
    ...more,
    'separator',
    { label: 'Dlaczego nie mogę?', icon: 'question-circle', onSelect: () => onWhy(row) },
  ];
  return (
    <MenuButton label={`Działania: ${row.title}`} className="icon-button" entries={entries}>
      <i className="pi pi-ellipsis-v" aria-hidden="true" />
    </MenuButton>
  );
}
