import { Agent } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { forward } from './forward.ts'
import { defaultLimits } from '../limits/GatewayLimits.ts'
import type { GatewayLimits } from '../limits/GatewayLimits.ts'
import { receiveBody } from './receiveBody.ts'
import { Replicas } from './Replicas.ts'
import { overloaded, refuseBody, sendFailure, tooLarge, tooManyRequests } from '../sendFailure.ts'
import { Shares } from '../limits/Shares.ts'
import { Turns } from '../limits/Turns.ts'
import { visitorAddress } from './visitorAddress.ts'

interface Proxy {
  (request: IncomingMessage, response: ServerResponse): Promise<void>
  close: () => void
}

/** Shared by all replicas; one address has at most `apiRequestsPerAddress` of them. */
const maxApiSockets = 512

interface Options {
  behindProxy?: boolean
  limits?: GatewayLimits
}

/** Receives a request completely, forwards it to a replica of the API, and sends the response back. */
export function createProxy(
  apiOrigins: readonly string[],
  { behindProxy = false, limits = defaultLimits }: Options = {},
): Proxy {
  const agent = new Agent({ keepAlive: true, maxSockets: maxApiSockets })
  const api = { agent, replicas: new Replicas(apiOrigins), behindProxy, timeoutMs: limits.apiTimeoutMs }
  const buffered = new Shares({ total: limits.bufferedBytes, perAddress: limits.bufferedBytesPerAddress })
  const turns = new Turns({ inProgress: limits.apiRequestsPerAddress, waiting: limits.waitingRequestsPerAddress })

  /** Counts the bytes of the request's body until its response is sent. */
  const buffer = (address: string, response: ServerResponse) => {
    let keptBytes = 0
    response.once('close', () => buffered.giveBack(address, keptBytes))
    return (bytes: number) => {
      const isKept = buffered.take(address, bytes)
      if (isKept) keptBytes += bytes
      return isKept
    }
  }

  const proxy = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = visitorAddress(request, behindProxy)
    const body = await receiveBody(request, { maxBytes: limits.bodyBytes, keep: buffer(address, response) })
    if (body === 'tooLarge') refuseBody(response, tooLarge)
    else if (body === 'noRoom') refuseBody(response, overloaded)
    else if (await turns.next(address)) {
      await forward(request, response, body, api)
      turns.end(address)
    } else sendFailure(response, tooManyRequests)
  }
  return Object.assign(proxy, { close: () => agent.destroy() })
}
