import type { ReactNode } from 'react';

/** Drawings of the icons that the contract names (application parameters, `icons`). */
const drawings: Readonly<Record<string, ReactNode>> = {
  urzad: <path d="M3 9 12 3l9 6v2H3zM5 12v6M10 12v6M14 12v6M19 12v6M3 21h18" />,
  dokument: <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />,
  kontakt: <path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z" />,
  kalendarz: <path d="M4 5h16v16H4zM4 10h16M8 3v4M16 3v4" />,
};

/** One of an older release has a neutral drawing. */
export function TileIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      {drawings[name] ?? <circle cx="12" cy="12" r="8" />}
    </svg>
  );
}
