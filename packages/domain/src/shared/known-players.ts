// Pages that an article may show within itself. Everything else that older texts embed could be anything one day: it is gone to by a link.

const players: readonly { hosts: readonly string[]; path: RegExp }[] = [
  {
    hosts: ['youtube.com', 'www.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com'],
    path: /^\/embed\//,
  },
  { hosts: ['player.vimeo.com'], path: /^\/video\// },
  { hosts: ['www.google.com', 'www.google.pl', 'maps.google.com'], path: /^\/maps\// },
  { hosts: ['www.openstreetmap.org'], path: /^\/export\/embed/ },
  // sessions of councils
  { hosts: ['esesja.tv', 'www.esesja.tv', 'transmisjaobrad.info', 'www.transmisjaobrad.info'], path: /^\// },
];

/** Where they are, for the policy of a page that shows them. */
export const playerOrigins: readonly string[] = players.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`));

/** Whether the address is a film's, a map's or a broadcast's made to be embedded; an address without a scheme (`//…`) is one of https. */
export function embedsKnownPlayer(address: string): boolean {
  if (!URL.canParse(address, 'https://bip.invalid')) return false;
  const url = new URL(address, 'https://bip.invalid');
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return players.some(({ hosts, path }) => hosts.includes(url.hostname) && path.test(url.pathname));
}
