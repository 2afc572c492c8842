import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './server/admin/precompress.ts';

const modules = join(import.meta.dirname, 'node_modules');

/** Chunks that come with the page itself, by the sign before their hash. */
const isFirst = /\/_\w+\.js$/;

export default defineConfig(({ command }) => ({
  root: join(import.meta.dirname, 'src'),
  plugins: [react(), precompress()],
  resolve: {
    alias: [
      // The package offers bundlers its development build alone, with warnings that no one would read.
      ...(command === 'build'
        ? [
            {
              find: /^react-router$/,
              replacement: join(modules, 'react-router/dist/production/index.mjs'),
            },
            {
              find: /^react-router\/dom$/,
              replacement: join(modules, 'react-router/dist/production/dom-export.mjs'),
            },
          ]
        : []),
      {
        find: /^inflection$/,
        replacement: join(import.meta.dirname, 'src/i18n/noInflection.ts'),
      },
      {
        find: /^query-string$/,
        replacement: join(import.meta.dirname, 'src/app/addressQuery.ts'),
      },
      // MUI asks for both kinds of themes, whichever one is used.
      {
        find: /^\.\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/,
        replacement: join(import.meta.dirname, 'src/theme/noVariables.ts'),
      },
      // Exports are the server's: react-admin's own, of the rows on the screen, is never called.
      {
        find: /^jsonexport\/dist\/index\.js$/,
        replacement: join(import.meta.dirname, 'src/app/noExport.ts'),
      },
    ],
  },
  build: {
    outDir: join(import.meta.dirname, 'dist/admin'),
    emptyOutDir: true,
    // What `tests/architecture/bundle.test.ts` reads to know what is fetched with what.
    manifest: 'manifest.json',
    sourcemap: false,
    // What may be how large is what the bundle test says.
    chunkSizeWarningLimit: 2000,
    // Every browser that runs the admin knows how to fetch ahead.
    modulePreload: {
      polyfill: false,
      // What every page begins with is there by the time a screen is asked for.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !isFirst.test(file)) : needed,
    },
    rolldownOptions: {
      output: {
        // Screens name each other's files in what is fetched first: without the modules' names that is 2 kB less.
        chunkFileNames: ({ name }) =>
          /^(?:start|rolldown-runtime)$/.test(name) ? 'assets/_[hash:7].js' : 'assets/[hash:7].js',
        // Those of 36 signs weigh 0.4 kB less than those of 64, and are as good as never given twice.
        hashCharacters: 'base36',
        // All that the first list needs comes in one file: a fifth smaller and seventy requests
        // fewer than its modules on their own. The way to the sign-in page is kept out of it.
        codeSplitting: {
          groups: [
            {
              name: 'start',
              test: /preload-helper|rolldown[/-]runtime|src\/(session|startup)\//,
              tags: ['$initial'],
              priority: 2,
            },
            {
              name: 'list',
              test: /src\/(app\/(startAdmin|menuIcons)|generic\/GenericList|live\/LiveRefresh)\.tsx?$|overrides\/(\w+\/)?screens\.ts$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
