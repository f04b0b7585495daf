import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gateways } from '../attack/gateways.ts'
import { createSite } from '../attack/site.ts'
import { findFreePort } from '../postgres/freePort.ts'
import { machineLoad } from '../programs/machineLoad.ts'
import { openPolling, openStreams } from './changes/agendas.ts'
import { openColleague } from './changes/colleague.ts'
import { countStreamsFromOneAddress } from './changes/countStreamsFromOneAddress.ts'
import { measureTransport } from './changes/measureTransport.ts'
import { openOwnProduct, createTokenSource } from './origins.ts'

/**
 * Compares two ways to notify open agendas of a colleague's change: the product's polling, and a minimal event stream
 * written for this bench.
 */
const { values } = parseArgs({
  options: { agendas: { type: 'string', default: '200' }, seconds: { type: 'string', default: '60' } },
})
const [agendaCount, seconds] = [Number(values.agendas), Number(values.seconds)]

const product = await openOwnProduct()
const { adminUrl, apiPid } = product.internals
if (apiPid === undefined) throw new Error('The API of the bench is not running.')
const token = await createTokenSource(product.address)()
const colleague = await openColleague(adminUrl, 'ultime@demo.complice.fr')
const streamPort = await findFreePort()
const streamOrigin = `http://127.0.0.1:${streamPort}`
const streamApi = fork(fileURLToPath(new URL('changes/streamApi.ts', import.meta.url)), [adminUrl, String(streamPort)])
await once(streamApi, 'message')
const site = createSite()

const transports = [
  { name: 'poll', origin: product.apiOrigin, pid: apiPid, open: openPolling },
  { name: 'stream', origin: streamOrigin, pid: streamApi.pid ?? 0, open: openStreams },
]
const rows: Record<string, Record<string, string>> = {}
const setFigure = (row: string, column: string, figure: string) => {
  rows[row] = { ...rows[row], [column]: figure }
}

try {
  for (const [gatewayName, startGateway] of Object.entries(gateways)) {
    for (const transport of transports) {
      const column = `${transport.name}, ${gatewayName}`
      console.log(`${agendaCount} open agendas for ${seconds} s: ${column}…`)
      const figures = await measureTransport(transport, {
        startGateway,
        site,
        token,
        agendaCount,
        seconds,
        colleague,
      })
      for (const [row, figure] of Object.entries(figures)) setFigure(row, column, figure)
    }
    setFigure(
      'open streams from one address',
      `stream, ${gatewayName}`,
      await countStreamsFromOneAddress(startGateway, site, streamOrigin),
    )
  }
} finally {
  streamApi.kill()
  await colleague.stop()
  await product.stop()
}
console.log(machineLoad())
console.table(rows)
