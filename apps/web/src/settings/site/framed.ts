import { screen, waitFor, within } from '@testing-library/react';

/** The document in the frame of the preview. */
export async function framed() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Podgląd strony');
  const body = await waitFor(() => {
    const found = frame.contentDocument?.body;
    if (!found?.querySelector('main')) throw new Error('The frame is empty');
    return found;
  });
  return { frame, body, inside: within(body) };
}
