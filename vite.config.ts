import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const web = resolve(import.meta.dirname, 'src/web')

/**
 * Vite's helper for scripts loaded later fetches their styles too, and weighs 730 bytes, compressed. Here
 * all styles come with the page.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}

/** What draws nothing: the runtime that is injected everywhere stays out of it. */
const plain = ['embed', 'docs']
const noRuntime = (isPlain: (environment: string) => boolean): Plugin => ({
  name: 'without-runtime',
  enforce: 'pre',
  resolveId(source) {
    return isPlain(this.environment.name) && source === 'preact' ? '\0no-preact' : undefined
  },
  load: (id) => (id === '\0no-preact' ? 'export const Fragment = null, h = null' : null),
})

/** Builds the pages into `dist/web`: one HTML shell a page, everything else hashed under `/assets/`. */
export default defineConfig({
  root: web,
  // A build each: a script shared between the pages would make the participant's heavier.
  builder: {},
  plugins: [plainImports, noRuntime((environment) => plain.includes(environment))],
  worker: { plugins: () => [noRuntime(() => true)] },
  base: '/',
  publicDir: false,
  // Without the JSX runtime the script is 140 bytes smaller, compressed; its budget is 15 kB.
  oxc: {
    jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
    jsxInject: "import { Fragment, h } from 'preact'",
  },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // The pages' policy allows nothing but files of this origin: no data: URLs, no inline script.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { input: { participant: resolve(web, 'participant/index.html') } },
      },
    },
    // Of its own, too: only pages that may be framed carry it.
    embed: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        rolldownOptions: { input: { embed: resolve(web, 'participant/embed.ts') } },
      },
    },
    // The server writes the page itself.
    docs: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        rolldownOptions: { input: { docs: resolve(web, 'docs/docs.ts') } },
      },
    },
    console: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        rolldownOptions: { input: { console: resolve(web, 'console/index.html') } },
      },
    },
  },
})
