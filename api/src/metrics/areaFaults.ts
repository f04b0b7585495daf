import { Counter, type Registry } from 'prom-client'
import type { AreaFault } from 'shared/contracts/telemetry'

export interface AreaFaults {
  count: (fault: AreaFault) => void
}

/** Anyone can send any build name: beyond this many builds (months of releases) new ones are counted together. */
export const maxBuilds = 200

const otherBuilds = { area: 'other', build: 'other' }

export function areaFaultsIn(registry: Registry): AreaFaults {
  const known = new Set<string>()
  const errors = new Counter({
    name: 'complice_area_errors_total',
    help: 'Faults of areas in browsers, by build, phase and what the user was given',
    labelNames: ['area', 'build', 'phase', 'outcome'] as const,
    registers: [registry],
  })
  return {
    count: ({ area, build, phase, outcome }) => {
      if (known.size < maxBuilds) known.add(`${area}@${build}`)
      const named = known.has(`${area}@${build}`) ? { area, build } : otherBuilds
      errors.inc({ ...named, phase, outcome })
    },
  }
}
