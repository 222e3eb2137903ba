// The built server at half the start: the WebAssembly of its database, which serves a test for seconds, is compiled once and not optimised.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--liftoff-only --no-wasm-tier-up --no-wasm-dynamic-tiering');
await import('../api/dist/main.mjs');
