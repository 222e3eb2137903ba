// Names of files out of names that people gave: safe in every folder, on every system.

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unsafe = /[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/g;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const maxBytes = 180;

/** Never empty, hidden, a path, or a name that Windows keeps for itself; a long name keeps its extension. */
export function safeName(given: string): string {
  const name = given
    .normalize('NFC')
    .replaceAll(unsafe, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
    .replace(reserved, '_$&');
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return `${cut(name.slice(0, name.length - extension.length), maxBytes - extension.length)}${extension}` || 'plik';
}

function cut(text: string, bytes: number): string {
  let length = 0;
  let kept = '';
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes) break;
    kept += character;
  }
  return kept.trimEnd();
}

/** „uchwała.pdf”, „uchwała (2).pdf”: one that is not taken, in whatever case a file system may not tell apart. */
export function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${stem} (${count})${extension}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}
