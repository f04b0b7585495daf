const lockPrefix = 'complice.recording.'

/**
 * Marks a recording in progress, so that no tab sends it before it is complete; returns the function that removes the
 * mark. Holds a Web Lock, which the browser also releases when the document closes or crashes. Rejects in browsers
 * without locks.
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
