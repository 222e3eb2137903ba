// Addresses of pictures and manuals. An <img> sends no token, so the address itself is the permission: its key cannot be guessed, and only
// answers about things that the caller may see hold it.

export function fileAddress({ id, key }: { id: number; key: string }): string {
  return `/api/files/${id}?key=${key}`;
}

/** The same in SQL; `file` is the alias of a row of `files`. */
export function fileAddressSql(file: string): string {
  return `'/api/files/' || ${file}.id || '?key=' || ${file}.key`;
}
