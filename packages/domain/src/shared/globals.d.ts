// APIs of both browsers and Node that the ECMAScript library does not declare. The domain uses no other platform API.

declare class URL {
  constructor(address: string, base?: string);
  static canParse(address: string, base?: string): boolean;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
}

declare class TextDecoder {
  constructor(encoding: string, options?: { fatal?: boolean });
  decode(bytes: Uint8Array): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
