interface Step {
  name: string
  /** The steps that must have ended before, listed above it. */
  after?: string[]
}

/** Starts each step as soon as those it comes after have ended, and resolves when all have. Rejects when one rejects, or comes after a step that is not above it. */
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
