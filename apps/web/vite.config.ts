import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunkGroups } from './build/chunk-groups.ts';
import { mockWorker } from './build/mock-worker.ts';
import { preloadApp } from './build/preload-app.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { quillCore } from './build/quill-core.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { sourcesOf, usedStyles, wordsOf } from './build/used-styles.ts';
import { withoutInter } from './build/without-inter.ts';

const root = import.meta.dirname;
// `npm run dev`: the API runs beside the development server
const api = process.env.API_ORIGIN ?? 'http://localhost:4300';

const words = () => wordsOf(sourcesOf(root));

export default defineConfig(({ mode }) => ({
  root,
  plugins: [
    react(),
    withoutInter(),
    subsetFonts(root, words),
    usedStyles(root),
    mockWorker(mode === 'mocks'),
    preloadApp('app/start.tsx'),
    preloadFonts(/-common-|primeicons/),
    // `.br` and `.gz` beside every text file, so that the server never compresses
    compression({
      include: /\.(js|css|html|svg|json|webmanifest)$/,
      threshold: 1024,
      algorithms: ['gzip', 'brotliCompress'],
    }),
  ],
  resolve: { alias: quillCore },
  css: {
    // PrimeFlex 4 is written for older versions of Sass.
    preprocessorOptions: { scss: { silenceDeprecations: ['import', 'global-builtin', 'if-function'] } },
  },
  build: {
    target: 'es2023',
    // icons and the like as files: the content security policy of the server knows no data: scripts and fonts
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 720,
    outDir: mode === 'mocks' ? 'dist-mocks' : 'dist',
    rolldownOptions: {
      input: { index: `${root}/index.html`, start: `${root}/src/app/start.tsx` },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    proxy: mode === 'mocks' ? undefined : { '/api': { target: api } },
  },
}));
