import type { Phase } from './telemetry.ts'

/** The reason why a build could not be used, and the step that failed. */
export class LoadFailure extends Error {
  override readonly name: string
  readonly phase: Phase

  constructor(phase: Phase, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.phase = phase
    this.name = cause instanceof Error ? cause.name : 'LoadFailure'
  }
}
