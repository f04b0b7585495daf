import { Gauge, Histogram, Registry } from 'prom-client'
import { connectionsOf, type Database } from '../db.ts'
import { countJobs } from '../jobs/jobCounts.sql.ts'
import { registerAreaFaults, type AreaFaults } from './areaFaults.ts'

/** Metrics of this process, with Prometheus names. */
export interface Metrics {
  registry: Registry
  areaFaults: AreaFaults
  /** Seconds by method, route template and status, never by the actual path, which may contain an id. */
  requests: Histogram<'method' | 'route' | 'status'>
}

export function metricsOf(database: Database): Metrics {
  const registry = new Registry()
  // The connections are counted first, because counting the jobs uses a connection itself.
  watchConnections(registry, database)
  watchJobs(registry, database)
  const requests = new Histogram({
    name: 'complice_http_request_duration_seconds',
    help: 'Response time, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return { registry, requests, areaFaults: registerAreaFaults(registry) }
}

/** Adds the gauge of the jobs. It reads the shared database, so every replica reports the same number. */
function watchJobs(registry: Registry, database: Database): void {
  const jobs: Gauge<'state'> = new Gauge({
    name: 'complice_jobs',
    help: 'Jobs that are due and wait, and jobs given up; the same for every replica',
    labelNames: ['state'] as const,
    registers: [registry],
    collect: async () => {
      // While the database is down the other metrics are still served.
      const counts = await countJobs(database).catch(() => undefined)
      jobs.reset()
      if (!counts) return
      jobs.set({ state: 'waiting' }, counts.waiting)
      jobs.set({ state: 'failed' }, counts.failed)
    },
  })
}

function watchConnections(registry: Registry, database: Database): void {
  const connections: Gauge<'state'> = new Gauge({
    name: 'complice_database_connections',
    help: 'Connections of this process: open, of them idle, and requests that wait for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(connectionsOf(database))) connections.set({ state }, count)
    },
  })
}
