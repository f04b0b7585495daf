import { Agent, request, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

export interface Agendas {
  /** Bytes sent and received so far by all agendas. */
  bytes: () => number
  requests: () => number
  failures: () => number
  close: () => void
}

export interface Opening {
  port: number
  token: string
  count: number
  /** Called each time an agenda has seen a change. */
  onSeen: () => void
}

/** Same interval as `useChanges` of shared/lists. */
const pollIntervalMs = 5_000

/**
 * Creates an agent with a separate local address, as each visitor has, because gateways limit the connections of one
 * address.
 */
const agentOf = (index: number) =>
  new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.1.${Math.floor(index / 200)}.${(index % 200) + 1}` })

/** Creates a sender of requests that counts them and their bytes. */
function countedRequests({ port, token }: Opening) {
  const sockets = new Set<Socket>()
  const agents = new Set<Agent>()
  const counts = { requests: 0, failures: 0 }
  const send = (agent: Agent, path: string, headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      counts.requests += 1
      agents.add(agent)
      request({ agent, host: '127.0.0.1', port, path, headers: { authorization: `Bearer ${token}`, ...headers } })
        .once('socket', (socket) => sockets.add(socket))
        .once('response', resolve)
        .once('error', reject)
        .end()
    })
  const agendas: Agendas = {
    bytes: () => [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0),
    requests: () => counts.requests,
    failures: () => counts.failures,
    close: () => {
      for (const agent of agents) agent.destroy()
    },
  }
  const fail = () => {
    counts.failures += 1
  }
  return { send, fail, agendas }
}

/** Opens agendas that poll every five seconds, spread evenly over the interval. */
export function openPolling(opening: Opening): Agendas {
  const { send, fail, agendas } = countedRequests(opening)
  const timers = Array.from({ length: opening.count }, (_, index) => {
    const agent = agentOf(index)
    let etag: string | undefined
    const pollChanges = async () => {
      const response = await send(agent, '/api/changes', etag === undefined ? {} : { 'if-none-match': etag })
      response.resume()
      if (response.statusCode === 200 && etag !== undefined) opening.onSeen()
      if (response.statusCode !== 200 && response.statusCode !== 304) fail()
      etag = response.headers.etag
    }
    const pollAndCountFailure = () => void pollChanges().catch(fail)
    const start = () => {
      pollAndCountFailure()
      timers[index] = setInterval(pollAndCountFailure, pollIntervalMs)
    }
    return setTimeout(start, (index / opening.count) * pollIntervalMs)
  })
  const close = () => {
    for (const timer of timers) clearInterval(timer)
    agendas.close()
  }
  return { ...agendas, close }
}

/** Opens agendas that each keep an event stream open. */
export function openStreams(opening: Opening, agentFor = agentOf): Agendas & { openCount: () => number } {
  const { send, fail, agendas } = countedRequests(opening)
  let openStreamCount = 0
  let isClosing = false
  const failOpen = () => {
    if (!isClosing) fail()
  }
  const open = async (index: number) => {
    const response = await send(agentFor(index), '/api/changes', { accept: 'text/event-stream' })
    if (response.statusCode !== 200) throw new Error(`responded ${response.statusCode}`)
    openStreamCount += 1
    response.setEncoding('utf8')
    response.on('data', (text: string) => {
      if (text.includes('data:')) opening.onSeen()
    })
    response.once('close', failOpen).on('error', () => undefined)
  }
  for (let index = 0; index < opening.count; index += 1) void open(index).catch(failOpen)
  const close = () => {
    isClosing = true
    agendas.close()
  }
  return { ...agendas, close, openCount: () => openStreamCount }
}
