import type { Services } from '../../call/services.ts';
import type { Config } from '../../config.ts';
import { readSystemParameters } from '../../shared/system-parameters.ts';
import type { Html } from '../../text/html.ts';
import { layout, pageHeaders } from './layout.ts';

export interface PageRenderer {
  headers: Readonly<Record<string, string>>;
  /** The whole document. */
  render: (title: string, content: Html) => Promise<string>;
}

export function createPageRenderer(config: Config, services: Pick<Services, 'read'>): PageRenderer {
  return {
    headers: pageHeaders(config),
    async render(title, content) {
      const { officeName } = await readSystemParameters(services);
      return layout({ officeName, isDemo: config.demo }, title, content);
    },
  };
}
