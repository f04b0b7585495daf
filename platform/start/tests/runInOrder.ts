interface Step {
  name: string
  /** Names of the steps, listed before this step, that must have ended before it starts. */
  after?: string[]
}

/**
 * Starts each step once the steps in its `after` have ended; resolves when all steps have ended. Rejects when a step
 * rejects, or names in `after` a step that is not listed before it.
 */
export async function runInOrder<T extends Step>(steps: T[], run: (step: T) => Promise<void>): Promise<void> {
  const runs = new Map<string, Promise<void>>()
  const runOf = (name: string): Promise<void> =>
    runs.get(name) ?? Promise.reject(new Error(`No earlier step is named '${name}'.`))
  const runWhenReady = async (step: T) => {
    await Promise.all((step.after ?? []).map(runOf))
    await run(step)
  }
  for (const step of steps) runs.set(step.name, runWhenReady(step))
  await Promise.all(runs.values())
}
