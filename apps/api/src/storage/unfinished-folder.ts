// A folder that is being filled has a mark, until all of it is there: who finds the mark knows that the filling was interrupted, or goes on.
import { existsSync } from 'node:fs';
import path from 'node:path';

export const unfinishedMark = 'bip-niedokonczone';

export const isUnfinished = (folder: string): boolean => existsSync(path.join(folder, unfinishedMark));
