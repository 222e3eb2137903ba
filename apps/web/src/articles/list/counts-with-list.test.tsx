import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

it('the counts of the sidebar are asked again with the list, and say what it says', async () => {
  let drafts = 3;
  server.use(
    http.get('*/api/articles/counts', () => HttpResponse.json([{ isSystem: false, status: 10, count: drafts }])),
  );
  const { queryClient } = renderApp('/artykuly/artykuly-robocze');
  const counted = (count: number) => screen.findByRole('link', { name: new RegExp(`^Robocze\\s*${count}$`) });
  await counted(3);
  // somebody else has written one
  drafts = 4;
  await queryClient.refetchQueries({ queryKey: ['/api/articles'], exact: false });
  await waitFor(async () => expect(await counted(4)).toBeTruthy());
});
