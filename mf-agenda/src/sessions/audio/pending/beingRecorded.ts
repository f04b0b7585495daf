const lockPrefix = 'complice.recording.'

/**
 * Marks a recording as in progress with a Web Lock, so that no tab sends it before it is complete. Returns a function
 * that releases the lock; the browser also releases it when the document closes or crashes. Rejects in browsers without
 * Web Locks.
 */
export async function markBeingRecorded(id: string): Promise<() => void> {
  const recordingEnd = Promise.withResolvers<void>()
  await new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(`${lockPrefix}${id}`, () => {
        resolve()
        return recordingEnd.promise
      })
      .catch(reject)
  })
  return recordingEnd.resolve
}

/** Returns the ids of the recordings in progress, in any tab. */
export async function listIdsBeingRecorded(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name = '' }) => name.slice(lockPrefix.length)))
}
