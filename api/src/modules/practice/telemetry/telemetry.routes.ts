import type { Handlers } from '../../../handlers.ts'

export const telemetryHandlers = {
  // The error's class has too many values for a metric label, so it is only logged.
  'POST /telemetry': async ({ body, services, request }) => {
    services.metrics.areaFaults.count(body)
    request.log.warn({ fault: body }, 'an area failed in a browser')
    return undefined
  },
} satisfies Partial<Handlers>
