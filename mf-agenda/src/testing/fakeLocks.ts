const held = new Set<string>()

const locks = {
  request: async (name: string, act: () => Promise<unknown>) => {
    held.add(name)
    return act().finally(() => held.delete(name))
  },
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
}

/** The Web Locks that jsdom lacks, as far as the area uses them. */
export const installLocks = () => void Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })

/** As the browser does with the locks of a document that is gone. */
export const releaseLocks = () => held.clear()
