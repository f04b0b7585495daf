const prefix = 'complice.recording.'

/**
 * Marks a recording in progress, so that no tab sends its first part. Holds a Web Lock, which the browser releases
 * with the document, however it ends. Rejects in browsers without locks.
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

/** Ids of the recordings in progress, in any tab. */
export async function idsBeingRecorded(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name = '' }) => name.slice(prefix.length)))
}
