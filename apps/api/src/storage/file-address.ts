// Addresses of pictures and manuals. An <img> sends no token, so the address is a capability: its key cannot be guessed, and is sent only
// with records that the caller may see.

export function fileAddress({ id, key }: { id: number; key: string }): string {
  return `/api/files/${id}?key=${key}`;
}

/** The same in SQL; `file` is the alias of a row of `files`. */
export function fileAddressSql(file: string): string {
  return `'/api/files/' || ${file}.id || '?key=' || ${file}.key`;
}
