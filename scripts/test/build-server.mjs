// Global setup of the tests that start the server as a process: they run what is released.
import { build } from '../build.mjs';

export default function prepareTests() {
  build('api', process.execPath);
}
