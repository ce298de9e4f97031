/** Words that were heard. */
export type HeardWords = {
  text: string
  /** Which of them were heard with little confidence, where that can be told: stretches of the text. */
  unsure: Stretch[]
}
/** From this character up to that one, which is no longer in it. */
export type Stretch = { from: number; to: number }

/** Turns speech into words. */
export type Recognizer = {
  /** The longest piece it is given, in seconds; pieces end at a pause where there is one. */
  pieceSecondsMax: number
  /** Makes ready, which may load much: `tell` is told how much of it is there, 0 to 1. */
  prepare(tell: (loaded: number) => void): Promise<void>
  /** The words of mono PCM at the rate of speech; a `RecognizerFault` where there are none to be had, or nobody wants them any more. */
  recognize(samples: Int16Array<ArrayBuffer>, unwanted: AbortSignal): Promise<HeardWords>
  /**
   * Where it works while more is being said, null where it is given nothing before the end: reads a piece that
   * still grows, so that less is left to do for `recognize`. It is given up, which is null, as soon as anything
   * else is asked.
   */
  readAhead: ((samples: Int16Array<ArrayBuffer>) => Promise<HeardWords | null>) | null
}

/** The ways of turning speech into words: here, by the service, by the browser. */
export const recognizerNames = ['device', 'service', 'browser'] as const
export type RecognizerName = (typeof recognizerNames)[number]

export class RecognizerFault extends Error {
  override readonly name = 'RecognizerFault'
  /** Whether it is the line that is down, so that it mends by itself. */
  readonly isOffline: boolean

  constructor(message: string, { isOffline = false } = {}) {
    super(message)
    this.isOffline = isOffline
  }
}
