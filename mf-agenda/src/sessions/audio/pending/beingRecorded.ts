const prefix = 'complice.recording.'

/**
 * Marks a recording that is being made, so that no tab sends its beginning: with a lock, which the browser frees with the
 * document, however that ends. Rejects where a browser has no locks.
 */
export async function markBeingRecorded(id: string): Promise<() => void> {
  const ended = Promise.withResolvers<void>()
  await new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(`${prefix}${id}`, () => {
        resolve()
        return ended.promise
      })
      .catch(reject)
  })
  return ended.resolve
}

/** The ids of the recordings in progress, in any tab. */
export async function idsBeingRecorded(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name = '' }) => name.slice(prefix.length)))
}
