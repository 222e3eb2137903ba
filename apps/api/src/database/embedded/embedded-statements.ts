// Prepared statements for PGlite, whose `query` parses and plans each time, which takes longer than the execution.
import { type messages, parse, protocol } from '@electric-sql/pglite';
import type { Statement } from '../rows/with-rows.ts';
import type { DurablePGlite } from './durable-pglite.ts';

type Message = messages.BackendMessage;

interface Prepared {
  parameterTypes: number[];
  /** RowDescription, received when the statement was prepared. */
  description: Message[];
}

const { serialize } = protocol;

export class EmbeddedStatements {
  readonly #client: DurablePGlite;
  readonly #prepared = new Map<string, Prepared>();

  constructor(client: DurablePGlite) {
    this.#client = client;
  }

  /** Like `query`: not within a transaction of another caller, and flushed before it returns. */
  async run(statement: Statement): Promise<readonly unknown[]> {
    await this.#client.waitReady;
    return this.#client._runExclusiveTransaction(async () => {
      const rows = await this.runInTransaction(statement);
      await this.#client.syncToFs();
      return rows;
    });
  }

  /** The same for readers of the bulletin: when nobody else waits. */
  async read(statement: Statement, patience: number): Promise<readonly unknown[]> {
    await this.#client.waitReady;
    return this.#client.readExclusively(() => this.runInTransaction(statement), patience);
  }

  /** Within a transaction, which flushes when it has ended. */
  runInTransaction(statement: Statement): Promise<readonly unknown[]> {
    const client = this.#client;
    return client._runExclusiveQuery(async () => {
      const { parameterTypes, description } = this.#prepared.get(statement.name) ?? (await this.#prepare(statement));
      const texts = statement.values.map((value, index) => this.#text(value, parameterTypes[index]));
      const bind = serialize.bind({ statement: statement.name, values: texts });
      const answer = await this.#send(bind, serialize.execute({}), serialize.sync());
      const [result] = parse.parseResults([...description, ...answer], client.parsers);
      return result?.rows ?? [];
    });
  }

  async #prepare({ name, text }: Statement): Promise<Prepared> {
    const describe = serialize.describe({ type: 'S', name });
    const answer = await this.#send(serialize.parse({ name, text }), describe, serialize.sync());
    const prepared = {
      parameterTypes: parse.parseDescribeStatementResults(answer),
      description: answer.filter((message) => message.name === 'rowDescription'),
    };
    // the unnamed statement is replaced by the next one
    if (name !== '') this.#prepared.set(name, prepared);
    return prepared;
  }

  #text(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return this.#client.serializers[type]?.(value) ?? String(value);
  }

  #send(...parts: Uint8Array[]): Promise<Message[]> {
    return this.#client.execProtocolStream(new Uint8Array(Buffer.concat(parts)), { syncToFs: false });
  }
}
