// Every list sends the entity tags of the rows that the person has seen.
import { operationOf } from '@redakcja/generated/operation-lookup';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

it.each([
  ['/slowniki/tagi', 'deleteTags'],
  ['/slowniki/podmiot-udostepniajacy', 'deleteProvidingEntities'],
  ['/slowniki/kody-iso', 'deleteIsoCodes'],
  ['/dostep/role', 'deleteRoles'],
  ['/ustawienia/banery', 'deleteBanners'],
  ['/ustawienia/kafle', 'deleteTiles'],
  ['/ustawienia/zakladki', 'deleteBookmarks'],
  ['/ustawienia/kanaly-rss', 'deleteRssChannels'],
  ['/ustawienia/grupy-plikow', 'deleteRepositoryGroups'],
])('%s sends them to %s', async (screenPath, id) => {
  const sent = recordCalls('delete', operationOf(id)?.path ?? '', []);
  const { person } = renderApp(screenPath, { user: { isAdmin: true } });
  const rows = await screen.findAllByRole('checkbox', { name: /^Zaznacz: / });
  const free = rows.find((row) => row.getAttribute('aria-disabled') !== 'true');
  if (free === undefined) throw new Error('No row can be removed');
  await person.click(free);
  await person.click(screen.getByRole('button', { name: 'Usuń' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(sent[0]?.url.searchParams.getAll('etags')).toEqual([expect.stringMatching(/^"\d+"$/)]));
});
