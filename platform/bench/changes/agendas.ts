import { Agent, request, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

export interface OpenAgendas {
  /** Bytes sent and received so far by all agendas. */
  countBytes: () => number
  countRequests: () => number
  countFailures: () => number
  close: () => void
}

export interface AgendaOptions {
  port: number
  token: string
  count: number
  /** Called each time an agenda has seen a change. */
  onChangeSeen: () => void
}

/** The interval of `useChanges` in shared/lists. */
const pollIntervalMs = 5_000

/**
 * Creates an HTTP agent with its own local address, because gateways limit the connections of one address and visitors
 * have different addresses.
 */
const createAgent = (index: number) =>
  new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.1.${Math.floor(index / 200)}.${(index % 200) + 1}` })

/** Returns a function that sends requests, and the counts of requests, failures and bytes. */
function createCountedSender({ port, token }: AgendaOptions) {
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
  const agendas: OpenAgendas = {
    countBytes: () => [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0),
    countRequests: () => counts.requests,
    countFailures: () => counts.failures,
    close: () => {
      for (const agent of agents) agent.destroy()
    },
  }
  const countFailure = () => {
    counts.failures += 1
  }
  return { send, countFailure, agendas }
}

/** Opens agendas that poll every five seconds, spread evenly over the interval. */
export function openPolling(options: AgendaOptions): OpenAgendas {
  const { send, countFailure, agendas } = createCountedSender(options)
  const timers = Array.from({ length: options.count }, (_, index) => {
    const agent = createAgent(index)
    let etag: string | undefined
    const pollChanges = async () => {
      const response = await send(agent, '/api/changes', etag === undefined ? {} : { 'if-none-match': etag })
      response.resume()
      if (response.statusCode === 200 && etag !== undefined) options.onChangeSeen()
      if (response.statusCode !== 200 && response.statusCode !== 304) countFailure()
      etag = response.headers.etag
    }
    const pollAndCountFailure = () => void pollChanges().catch(countFailure)
    const start = () => {
      pollAndCountFailure()
      timers[index] = setInterval(pollAndCountFailure, pollIntervalMs)
    }
    return setTimeout(start, (index / options.count) * pollIntervalMs)
  })
  const close = () => {
    for (const timer of timers) clearInterval(timer)
    agendas.close()
  }
  return { ...agendas, close }
}

/** Opens agendas, each with an open event stream. */
export function openStreams(options: AgendaOptions, agentFor = createAgent): OpenAgendas & { openCount: () => number } {
  const { send, countFailure, agendas } = createCountedSender(options)
  let openStreamCount = 0
  let isClosing = false
  const countUnexpectedEnd = () => {
    if (!isClosing) countFailure()
  }
  const openStream = async (index: number) => {
    const response = await send(agentFor(index), '/api/changes', { accept: 'text/event-stream' })
    if (response.statusCode !== 200) throw new Error(`responded ${response.statusCode}`)
    openStreamCount += 1
    response.setEncoding('utf8')
    response.on('data', (text: string) => {
      if (text.includes('data:')) options.onChangeSeen()
    })
    response.once('close', countUnexpectedEnd).on('error', () => undefined)
  }
  for (let index = 0; index < options.count; index += 1) void openStream(index).catch(countUnexpectedEnd)
  const close = () => {
    isClosing = true
    agendas.close()
  }
  return { ...agendas, close, openCount: () => openStreamCount }
}
