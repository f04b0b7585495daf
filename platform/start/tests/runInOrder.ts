interface Step {
  name: string
  /** Names of the steps, listed above, that must have ended before. */
  after?: string[]
}

/**
 * Starts each step as soon as the steps it follows have ended; resolves when all have. Rejects when
 * a step rejects or follows one that is not above it.
 */
export async function runInOrder<T extends Step>(steps: T[], run: (step: T) => Promise<void>): Promise<void> {
  const runs = new Map<string, Promise<void>>()
  const runOf = (name: string): Promise<void> =>
    runs.get(name) ?? Promise.reject(new Error(`No step above is named '${name}'.`))
  const runAfterOthers = async (step: T) => {
    await Promise.all((step.after ?? []).map(runOf))
    await run(step)
  }
  for (const step of steps) runs.set(step.name, runAfterOthers(step))
  await Promise.all(runs.values())
}
