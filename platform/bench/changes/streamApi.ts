import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { Client } from 'pg'

/**
 * The least a stream of changes could be, for the bench alone: one process that listens to the database and tells every open
 * agenda. It checks no token, and serves one practice.
 */
const [databaseUrl, port] = process.argv.slice(2)
const open = new Set<ServerResponse>()

const server = createServer((request, response) => {
  request.resume()
  // nginx hands on a response that says so as it comes.
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  response.write(': open\n\n')
  open.add(response)
  response.once('close', () => open.delete(response))
})

/** Gateways close a connection on which nothing comes for a minute. */
const heartbeatMs = 25_000
setInterval(() => {
  for (const response of open) response.write(': still open\n\n')
}, heartbeatMs).unref()

const database = new Client({ connectionString: databaseUrl })
await database.connect()
database.on('notification', ({ payload = '' }) => {
  for (const response of open) response.write(`data: {"version":"${payload}"}\n\n`)
})
await database.query('listen bench_changes')
await once(server.listen(Number(port), '127.0.0.1'), 'listening')
process.send?.('listening')
process.once('SIGTERM', () => process.exit(0))
process.once('disconnect', () => process.exit(0))
