import { CommandError } from '../shared/failures/exit-codes.ts';

/** A page, a feed or a file, with a mark that is another when it is. */
export interface Listed {
  path: string;
  mark: string;
  /** Of an attachment. */
  name?: string;
}

/** Seconds for one page. */
const patience = 60;

/** The bulletin as its readers get it. */
export class Bulletin {
  /** Without a slash at the end. */
  readonly address: string;

  constructor(address: string) {
    if (!URL.canParse(address)) throw new CommandError(`To nie jest adres biuletynu: ${address}`);
    this.address = address.replace(/\/+$/, '');
  }

  /** Everything that a copy holds. */
  async list(): Promise<Listed[]> {
    const { pages, files } = (await (await this.get('/strony.json')).json()) as { pages: Listed[]; files: Listed[] };
    return [...pages, ...files];
  }

  async get(path: string): Promise<Response> {
    const answer = await this.#ask(path);
    // what was withdrawn since the list was made has no page; its explanation is copied in its place
    if (!answer.ok && answer.status !== 410)
      throw new CommandError(`Biuletyn ${this.address} nie pokazuje ${path} (kod ${answer.status})`);
    return answer;
  }

  async #ask(path: string): Promise<Response> {
    try {
      // biome-ignore lint/style/noRestrictedGlobals: pages are no operations of the contract
      return await fetch(this.address + path, { signal: AbortSignal.timeout(patience * 1000) });
    } catch {
      throw new CommandError(`Nie udało się połączyć z biuletynem ${this.address}`);
    }
  }
}
