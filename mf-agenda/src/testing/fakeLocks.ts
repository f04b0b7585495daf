const heldLocks = new Set<string>()

const locks = {
  request: async (name: string, callback: () => Promise<unknown>) => {
    heldLocks.add(name)
    return callback().finally(() => heldLocks.delete(name))
  },
  query: async () => ({ held: [...heldLocks].map((name) => ({ name })) }),
}

/** Minimal Web Locks API, which jsdom lacks. */
export const installLocks = () => void Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })

/** Releases all locks, as the browser does when a document is closed. */
export const releaseLocks = () => heldLocks.clear()
