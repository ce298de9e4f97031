/** Sound is judged block by block of this length. */
export const blockMs = 100

/** How far back the quietest block is looked for: speech dips to the noise of the room within it. */
const floorBlocks = 30
/** What a quiet room is taken to be until one is known. */
const floorFirst = 0.002
/** What is steadily louder is not taken for a room: it may be somebody who makes no pause. */
const floorMax = 0.03
/** So much louder than the room is speech, and never less than this. */
const overFloor = 2.5
const speechLevelMin = 0.004

/** What was heard of the room so far: how loud the last blocks were. */
export type Room = readonly number[]

export const quietRoom: Room = Array.from({ length: floorBlocks }, () => floorFirst)

/** Whether a block this loud is speech in that room, and the room after it. */
export function hearBlock(room: Room, level: number): { room: Room; isSpeech: boolean } {
  const floor = Math.min(floorMax, ...room)
  return {
    room: [...room.slice(1 - floorBlocks), level],
    isSpeech: level > Math.max(floor * overFloor, speechLevelMin),
  }
}

export type Heard = { level: number; isSpeech: boolean }

/** Kept of the silence before somebody speaks: behind three seconds of it recognizers may hear nothing at all. */
const leadBlocks = 5

/** After how many of these blocks to cut because somebody begins to speak after a silence; null: nobody does. */
export function findLead(heard: readonly Heard[]): number | null {
  const isFirst = heard.findIndex(({ isSpeech }) => isSpeech) === heard.length - 1
  return isFirst && heard.length > leadBlocks + 1 ? heard.length - 1 - leadBlocks : null
}

/** A piece is cut at a pause this long. */
const pauseBlocks = 4
/** From this share of its longest on. */
const pieceShareMin = 0.4
/** Where no pause comes, it is cut where this last share of it is quietest. */
const searchShare = 0.3

/** Whoever pauses for so long may be done: their words need not wait until that is certain. */
const restBlocks = 10
/** Of less than this, words are guessed badly. */
const shortBlocks = 20

/** A pause this long may be the end. */
const breathBlocks = 3
/** So much more is worth reading all of it once more. */
const moreBlocks = 20

/** Whether somebody said more since so many of these blocks were read, and now draws breath. */
export function isBreath(heard: readonly Heard[], read: number): boolean {
  const fresh = heard.slice(read)
  if (heard.length < shortBlocks || !fresh.some(({ isSpeech }) => isSpeech)) return false
  return fresh.slice(-breathBlocks).every(({ isSpeech }) => !isSpeech)
}

/** Whether much was said since so many of these blocks were read. */
export function isMuch(heard: readonly Heard[], read: number): boolean {
  const fresh = heard.slice(read)
  return fresh.length >= moreBlocks && fresh.some(({ isSpeech }) => isSpeech)
}

/** After how many of these blocks to cut because somebody rests after speaking; null: nobody does. */
export function findRest(heard: readonly Heard[]): number | null {
  if (heard.length < shortBlocks || !heard.some(({ isSpeech }) => isSpeech)) return null
  const isRest = heard.slice(-restBlocks).every(({ isSpeech }) => !isSpeech)
  return isRest ? heard.length - restBlocks / 2 : null
}

/** After how many of these blocks to cut, which are at most about `blocksMax`; null: not yet. */
export function findCut(heard: readonly Heard[], blocksMax: number): number | null {
  if (heard.length < blocksMax * pieceShareMin) return null
  const isPause = heard.slice(-pauseBlocks).every(({ isSpeech }) => !isSpeech)
  if (isPause) return heard.length - pauseBlocks / 2
  if (heard.length < blocksMax) return null
  const first = heard.length - Math.round(blocksMax * searchShare)
  const levels = heard.slice(first).map(({ level }) => level)
  return first + levels.indexOf(Math.min(...levels)) + 1
}
