/** What this browser remembers of one link: drafts, and answers not yet delivered. */
export type Keep = {
  read(name: string): string
  /** Forgets the name when the text is empty. */
  write(name: string, text: string): void
  /** The names that begin with this prefix, in the order of their keys. */
  names(prefix: string): string[]
  clear(): void
}

/** Opens the storage of one link. Where the browser offers none, it lasts as long as the page. */
export function openKeep(linkID: string, storage: Storage | null): Keep {
  const scope = `colloquy:${linkID}:`
  const memory = new Map<string, string>()

  function keys(): string[] {
    const stored = storage
      ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      : []
    return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(scope)).sort()
  }

  function forget(key: string): void {
    memory.delete(key)
    storage?.removeItem(key)
  }

  return {
    read: (name) => memory.get(scope + name) ?? storage?.getItem(scope + name) ?? '',
    write(name, text) {
      const key = scope + name
      if (!text) return forget(key)
      memory.set(key, text)
      try {
        storage?.setItem(key, text)
      } catch {
        // A full storage: the page itself still holds the words.
      }
    },
    names: (prefix) =>
      keys()
        .map((key) => key.slice(scope.length))
        .filter((name) => name.startsWith(prefix)),
    clear: () => keys().forEach(forget),
  }
}
