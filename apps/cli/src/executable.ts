// The entry of the executable that contains Node: nothing has to be checked of it, and it may not wait at its top level.
import { runProcess } from './run-process.ts';

void runProcess();
