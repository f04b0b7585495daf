import type { Canary } from '../channel.ts'

/** The options of the command line that most commands take. */
export interface ReleaseOptions {
  /** A build that is in the store already. */
  build?: string
  reason?: string
  /** Limits the build to a share of the users. */
  share?: Omit<Canary, 'build'>
}

export interface PublishOptions extends ReleaseOptions {
  /** The folder of a build that another team has made, out of this repository. */
  from?: string
  /** The reason for skipping that test. */
  withoutConformance?: string
  withoutSmoke?: string
  /** Prints a line on the terminal. */
  report: (line: string) => void
}
