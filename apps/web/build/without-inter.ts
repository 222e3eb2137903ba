import type { Plugin } from 'vite';

/** The Lara theme brings two files of Inter (700 kB); the product is set in Fira Sans. */
export function withoutInter(): Plugin {
  return {
    name: 'without-inter',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('primereact/resources/themes/')) return null;
      return { code: code.replace(/@font-face\s*\{[^}]*\}/g, ''), map: null };
    },
  };
}
