import type { Asset } from './asset.ts'

/** The pages that were built elsewhere and are served here. */
export type Pages = {
  participant: {
    /**
     * The page behind a link, with `<main class="late">` where it has nothing to show yet. It must not carry script or style of its own, which
     * the content security policy forbids, only files among `assets`.
     */
    html(view: { linkID: string }): string
  }
  /** One page for every path of the console: its script draws what the address asks for. */
  console: { html: string }
  /** By path, `/assets/…`, with a hash in the name: browsers keep them for good. */
  assets: ReadonlyMap<string, Asset>
}

/** A file that a browser needs to write down speech by itself. */
export type SpeechFile = {
  /** Where it is on the disk. */
  file: string
  type: string
  /** Of the package it is from: another one has other contents. */
  version: string
}
