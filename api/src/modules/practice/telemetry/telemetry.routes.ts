import type { Handlers } from '../../../handlers.ts'

export const telemetryHandlers = {
  // The class of the error has too many values to be counted by: it is read in the log.
  'POST /telemetry': async ({ body, services, request }) => {
    services.metrics.areaFaults.count(body)
    request.log.warn({ fault: body }, 'an area failed in a browser')
    return undefined
  },
} satisfies Partial<Handlers>
