import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { readSystemParameters } from '../../shared/system-parameters.ts';
import type { Html } from '../../text/html.ts';
import { layout, pageHeaders } from './layout.ts';

export interface PageRenderer {
  headers: Readonly<Record<string, string>>;
  /** The whole document. */
  render: (title: string, content: Html) => Promise<string>;
}

export function createPageRenderer(config: Config, db: Database): PageRenderer {
  return {
    headers: pageHeaders(config),
    async render(title, content) {
      const { officeName } = await readSystemParameters(db);
      return layout({ officeName, isDemo: config.demo }, title, content);
    },
  };
}
