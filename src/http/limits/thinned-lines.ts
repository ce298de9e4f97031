/** Most kinds of lines that are told apart at a time; those beyond are one kind. */
const kindsMax = 200
const everyMs = 1_000

/** Writes a line that stands for so many. */
type Write = (count: number) => void

type Kind = { written: number; held: number; last: Write }

export type ThinnedLines = {
  note(kind: string, write: Write): void
  /** Writes what is held back. */
  flush(): void
}

/**
 * Keeps a flood out of the log: of each kind `perSecond` lines are written at once, and what comes
 * beyond them within a second is one more line, the last of them, with how many there were.
 */
export function createThinnedLines(perSecond: number): ThinnedLines {
  const kinds = new Map<string, Kind>()

  function turn(name: string, kind: Kind): void {
    if (kind.held === 0) {
      kinds.delete(name)
      return
    }
    tell(kind)
    kind.written = perSecond
    wait(name, kind)
  }

  function wait(name: string, kind: Kind): void {
    setTimeout(turn, everyMs, name, kind).unref()
  }

  return {
    note(given, write) {
      const name = kinds.has(given) || kinds.size < kindsMax ? given : ''
      const kind = kinds.get(name)
      if (!kind) {
        const made = { written: 1, held: 0, last: write }
        kinds.set(name, made)
        wait(name, made)
        write(1)
      } else if (kind.written < perSecond) {
        kind.written += 1
        write(1)
      } else {
        kind.held += 1
        kind.last = write
      }
    },
    flush() {
      for (const kind of kinds.values()) if (kind.held > 0) tell(kind)
    },
  }
}

function tell(kind: Kind): void {
  kind.last(kind.held)
  kind.held = 0
}
