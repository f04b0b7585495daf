import { Agent, request, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

export interface Agendas {
  /** What was sent and received so far, by all of them. */
  bytes: () => number
  requests: () => number
  failures: () => number
  close: () => void
}

export interface Opening {
  port: number
  token: string
  count: number
  /** One of them has seen a change. */
  onSeen: () => void
}

/** As `useChanges` of shared/lists. */
const pollIntervalMs = 5_000

/** Each has an address of its own, as visitors have: what one address may do at once is limited. */
const agentOf = (index: number) =>
  new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.1.${Math.floor(index / 200)}.${(index % 200) + 1}` })

/** Sends requests, and counts them and their bytes. */
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

/** Open agendas that ask every five seconds, one after the other over these five seconds. */
export function openPolling(opening: Opening): Agendas {
  const { send, fail, agendas } = countedRequests(opening)
  const timers = Array.from({ length: opening.count }, (_, index) => {
    const agent = agentOf(index)
    let etag: string | undefined
    const ask = async () => {
      const response = await send(agent, '/api/changes', etag === undefined ? {} : { 'if-none-match': etag })
      response.resume()
      if (response.statusCode === 200 && etag !== undefined) opening.onSeen()
      if (response.statusCode !== 200 && response.statusCode !== 304) fail()
      etag = response.headers.etag
    }
    const askNow = () => void ask().catch(fail)
    const start = () => {
      askNow()
      timers[index] = setInterval(askNow, pollIntervalMs)
    }
    return setTimeout(start, (index / opening.count) * pollIntervalMs)
  })
  const close = () => {
    for (const timer of timers) clearInterval(timer)
    agendas.close()
  }
  return { ...agendas, close }
}

/** Open agendas that hold a stream of events each. */
export function openStreams(opening: Opening, agentFor = agentOf): Agendas & { held: () => number } {
  const { send, fail, agendas } = countedRequests(opening)
  let held = 0
  let isClosing = false
  const failOpen = () => {
    if (!isClosing) fail()
  }
  const open = async (index: number) => {
    const response = await send(agentFor(index), '/api/changes', { accept: 'text/event-stream' })
    if (response.statusCode !== 200) throw new Error(`responded ${response.statusCode}`)
    held += 1
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
  return { ...agendas, close, held: () => held }
}
