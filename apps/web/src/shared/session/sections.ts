import type { Section } from '@redakcja/domain/shared/session/permissions';

/** Redirect of a user who may not enter a section: the main page (sections 2.2-2.6), the no-access page for the archive (decision 2). */
export function refusalOf(section: Section): '/' | '/brak-dostepu' {
  return section === 'archive' ? '/brak-dostepu' : '/';
}
