import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { Client } from 'pg'

/**
 * A minimal event stream for the bench: one process that listens to the database and notifies every open agenda. The
 * process checks no token, and serves only one practice.
 */
const [databaseUrl, port] = process.argv.slice(2)
const openResponses = new Set<ServerResponse>()

const server = createServer((request, response) => {
  request.resume()
  // Makes nginx forward the stream without buffering.
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  response.write(': open\n\n')
  openResponses.add(response)
  response.once('close', () => openResponses.delete(response))
})

/** An interval shorter than the minute after which gateways close an idle connection. */
const heartbeatMs = 25_000
setInterval(() => {
  for (const response of openResponses) response.write(': still open\n\n')
}, heartbeatMs).unref()

const database = new Client({ connectionString: databaseUrl })
await database.connect()
database.on('notification', ({ payload = '' }) => {
  for (const response of openResponses) response.write(`data: {"version":"${payload}"}\n\n`)
})
await database.query('listen bench_changes')
await once(server.listen(Number(port), '127.0.0.1'), 'listening')
process.send?.('listening')
process.once('SIGTERM', () => process.exit(0))
process.once('disconnect', () => process.exit(0))
