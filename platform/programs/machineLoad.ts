import { cpus, loadavg } from 'node:os'

/** Describes the machine's load in the last minute, to be printed with measurements, which a busy machine distorts. */
export const machineLoad = (): string =>
  `Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`
