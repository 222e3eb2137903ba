// The package's own types are its sources, which this project's compiler settings refuse (tsconfig.base.json leads here).
export function decompress(data: Uint8Array): Uint8Array;
export function compress(data: Uint8Array): Uint8Array;
