import type { Office } from '@redakcja/generated/model/office';

type PostalAddress = Pick<Office, 'city' | 'street' | 'streetNumber' | 'flat' | 'zipCode' | 'zipCodeCity'>;

const joined = (parts: readonly (string | null | undefined)[], separator = ' ') =>
  parts.filter(Boolean).join(separator);

/** The lines of a Polish postal address. Without a street the number follows the town; a town is not repeated above its own post office. */
export function postalAddressLines(office: PostalAddress): string[] {
  const { city, street, streetNumber, flat, zipCode, zipCodeCity } = office;
  const number = joined([streetNumber, flat], '/');
  const post = joined([zipCode, zipCodeCity || city]);
  const town = city === (zipCodeCity || city) ? '' : city;
  const lines = street ? [joined([street, number]), town] : [number === '' ? town : joined([city, number])];
  return [...lines, post].filter((line): line is string => Boolean(line));
}
