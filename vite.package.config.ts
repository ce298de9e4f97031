import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const src = resolve(import.meta.dirname, 'src')

/**
 * Builds the service for the package into `lib`, with everything it is made of, so that installing it
 * fetches nothing else. All files lie side by side: what is started by its address is found as in `src`.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    // What `pg` uses elsewhere, or where somebody installed it.
    external: ['pg-native', 'pg-cloudflare'],
  },
  build: {
    ssr: true,
    target: 'node22.22',
    outDir: 'lib',
    emptyOutDir: true,
    license: { fileName: 'LICENSES.md' },
    rolldownOptions: {
      input: {
        colloquy: resolve(src, 'cli/colloquy.ts'),
        reader: resolve(src, 'reading/reader.ts'),
        writer: resolve(src, 'storage/sqlite/writer.ts'),
        lister: resolve(src, 'storage/sqlite/lister.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
