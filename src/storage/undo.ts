/** Thrown by a verb to take back what it wrote so far and answer with `result` all the same. */
export class Undo extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('Taken back.')
    this.result = result
  }
}
