import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockWorker } from './build/mock-worker.ts';
import { precompress } from './build/precompress.ts';
import { quillCore } from './build/quill-core.ts';
import { usedStyles } from './build/used-styles.ts';
import { withoutInter } from './build/without-inter.ts';

const root = import.meta.dirname;
// `npm run dev`: the API runs beside the development server
const api = process.env.API_ORIGIN ?? 'http://localhost:4300';

export default defineConfig(({ mode }) => ({
  root,
  plugins: [react(), withoutInter(), usedStyles(root), mockWorker(mode === 'mocks'), precompress()],
  resolve: { alias: quillCore },
  css: {
    // PrimeFlex 4 is written for older versions of Sass.
    preprocessorOptions: { scss: { silenceDeprecations: ['import', 'global-builtin', 'if-function'] } },
  },
  build: {
    target: 'es2023',
    // icons and the like as files: the content security policy of the server knows no data: scripts and fonts
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    outDir: mode === 'mocks' ? 'dist-mocks' : 'dist',
    // the sheets of buttons, cards and the like in one file, not in one for each
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'ui', test: /\/shared\/ui\/[^/]+\.css$/ }] } } },
  },
  server: {
    proxy: mode === 'mocks' ? undefined : { '/api': { target: api } },
  },
}));
