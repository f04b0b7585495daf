import { cpus, loadavg } from 'node:os'

/** What else the machine did: a figure measured on a busy one says less. */
export const machineLoad = (): string =>
  `Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`
