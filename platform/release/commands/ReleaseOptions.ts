import type { Canary } from '../channel.ts'

/** Command-line options that most commands accept. */
export interface ReleaseOptions {
  /** The id of a build that is already in the store. */
  build?: string
  reason?: string
  /** Limits the build to some users: a percentage and groups. */
  share?: Omit<Canary, 'build'>
}

export interface PublishOptions extends ReleaseOptions {
  /** The folder of a build made outside this repository. */
  from?: string
  /** The reason for not testing the build's conformance. */
  withoutConformance?: string
  /** The reason for not opening the build in a browser. */
  withoutSmoke?: string
  /** Prints a line on the terminal. */
  report: (line: string) => void
}
