import * as Type from 'typebox'
import type { Static } from 'typebox'

const literalUnion = <const Word extends string>(...values: readonly Word[]) =>
  Type.Union(values.map((value) => Type.Literal(value)))

/** An area that failed in a browser: its build, the phase, and what the user saw instead. Contains no personal data. */
export const AreaFault = Type.Object({
  area: Type.String({ pattern: '^mf-[a-z][a-z0-9-]{0,40}$', maxLength: 44 }),
  build: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9.+_-]{0,63}$', maxLength: 64 }),
  phase: literalUnion('registry', 'entry', 'contract', 'platform', 'init', 'load', 'render', 'chunk', 'tour'),
  /**
   * `previous`: the former build, or the stored registry, took over; `away`: an error card replaces the area;
   * `recovered`: the area loaded again; `shown`: no fallback, the page of this build stays, or its error card.
   */
  outcome: literalUnion('previous', 'away', 'recovered', 'shown'),
  /** The name of the error's class; its message may contain anything and is not sent. */
  error: Type.Optional(Type.String({ pattern: '^[A-Za-z_$][A-Za-z0-9_$]{0,63}$', maxLength: 64 })),
})
export type AreaFault = Static<typeof AreaFault>
