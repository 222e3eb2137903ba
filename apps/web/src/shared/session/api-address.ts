import { apiOrigin } from '@redakcja/domain/shared/addresses/api-host';

/** What the deployment wrote into index.html: nothing, "same-origin" or an address (decision 6). */
function override(): string | null {
  const content = document.querySelector<HTMLMetaElement>('meta[name="redakcja-api"]')?.content.trim() ?? '';
  if (content === '') return null;
  return content === 'same-origin' ? '' : content;
}

/** Origin of the API, such as https://redakcja-api.gmina.pl. */
export function apiAddress(): string {
  return apiOrigin(window.location, override());
}

/** Address of something the API serves (`/api/files/31`, `/pomoc/…`); a full address stays as it is. */
export function apiUrl(path: string): string {
  return new URL(path, apiAddress()).href;
}
