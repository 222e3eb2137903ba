// The generated mocks over HTTP: npm run mocks -- --http [--port 4301]
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { mockServer } from '../packages/generated/runtime/mock-http.ts';

const { values } = parseArgs({ options: { http: { type: 'boolean' }, port: { type: 'string', default: '4301' } } });
const server = mockServer().listen(Number(values.port), 'localhost');
await once(server, 'listening');
const address = `http://localhost:${server.address().port}`;
process.stdout.write(`Mocks of the contract: ${address}
Sign-in at ${address}/identity lets everybody in: bip login --host ${address}, or BIP_TOKEN=any
`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
