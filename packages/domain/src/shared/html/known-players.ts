// Players that an article may embed. Other embedded pages are replaced by links, since their content may change to anything.

const players: readonly { hosts: readonly string[]; path: RegExp }[] = [
  {
    hosts: ['youtube.com', 'www.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com'],
    path: /^\/embed\//,
  },
  { hosts: ['player.vimeo.com'], path: /^\/video\// },
  { hosts: ['www.google.com', 'www.google.pl', 'maps.google.com'], path: /^\/maps\// },
  { hosts: ['www.openstreetmap.org'], path: /^\/export\/embed/ },
  // Broadcasts of council sessions.
  { hosts: ['esesja.tv', 'www.esesja.tv', 'transmisjaobrad.info', 'www.transmisjaobrad.info'], path: /^\// },
];

/** Whether the address is an embeddable video, map or broadcast; an address without a scheme (`//…`) is https. */
export function embedsKnownPlayer(address: string): boolean {
  if (!URL.canParse(address, 'https://bip.invalid')) return false;
  const url = new URL(address, 'https://bip.invalid');
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return players.some(({ hosts, path }) => hosts.includes(url.hostname) && path.test(url.pathname));
}
