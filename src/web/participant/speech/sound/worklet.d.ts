/** What an audio worklet finds around it; the compiler's own typings lack it. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void
/** Samples a second of the context that the worklet runs in. */
declare const sampleRate: number

/** A script that Vite builds by itself: the import is its address. */
declare module '*?worker&url' {
  const address: string
  export default address
}
