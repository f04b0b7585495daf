import type { Canary } from '../channel.ts'

/** What was asked for on the command line. */
export interface Wishes {
  /** A build the store has already. */
  build?: string
  reason?: string
  /** For some only. */
  share?: Omit<Canary, 'build'>
}

export interface Release extends Wishes {
  /** Why that test is left out. */
  withoutConformance?: string
  withoutSmoke?: string
  /** A line for the terminal. */
  say: (line: string) => void
}
