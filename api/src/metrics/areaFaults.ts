import { Counter, type Registry } from 'prom-client'
import type { AreaFault } from 'shared/contracts/telemetry'

export interface AreaFaults {
  count: (fault: AreaFault) => void
}

/**
 * Maximum number of builds with a counter of their own, enough for months of releases. All further builds share one
 * counter, because anyone can send any build name.
 */
export const maxBuilds = 200

const otherBuilds = { area: 'other', build: 'other' }

export function registerAreaFaults(registry: Registry): AreaFaults {
  const countedBuilds = new Set<string>()
  const errors = new Counter({
    name: 'complice_area_errors_total',
    help: 'Faults of areas in browsers, by build, phase and outcome',
    labelNames: ['area', 'build', 'phase', 'outcome'] as const,
    registers: [registry],
  })
  return {
    count: ({ area, build, phase, outcome }) => {
      if (countedBuilds.size < maxBuilds) countedBuilds.add(`${area}@${build}`)
      const buildLabels = countedBuilds.has(`${area}@${build}`) ? { area, build } : otherBuilds
      errors.inc({ ...buildLabels, phase, outcome })
    },
  }
}
