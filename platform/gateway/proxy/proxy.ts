import { Agent } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { forward } from './forward.ts'
import { defaultLimits } from '../limits/GatewayLimits.ts'
import type { GatewayLimits } from '../limits/GatewayLimits.ts'
import { receiveBody } from './receiveBody.ts'
import { Replicas } from './Replicas.ts'
import { overloaded, refuseBody, sendFailure, tooLarge, tooManyRequests } from '../sendFailure.ts'
import { SharedLimit } from '../limits/SharedLimit.ts'
import { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter.ts'
import { visitorAddress } from './visitorAddress.ts'

interface Proxy {
  (request: IncomingMessage, response: ServerResponse): Promise<void>
  close: () => void
}

/** Maximum number of connections to each replica. */
const maxApiSockets = 512

interface ProxyOptions {
  isBehindProxy?: boolean
  limits?: GatewayLimits
}

/** Creates a proxy: it receives a request completely, forwards it to a replica of the API, and sends the response. */
export function createProxy(
  apiOrigins: readonly string[],
  { isBehindProxy = false, limits = defaultLimits }: ProxyOptions = {},
): Proxy {
  const agent = new Agent({ keepAlive: true, maxSockets: maxApiSockets })
  const forwardOptions = { agent, replicas: new Replicas(apiOrigins), isBehindProxy, timeoutMs: limits.apiTimeoutMs }
  const bufferLimit = new SharedLimit({ total: limits.bufferedBytes, perAddress: limits.bufferedBytesPerAddress })
  const limiter = new ConcurrencyLimiter({
    maxConcurrent: limits.apiRequestsPerAddress,
    maxWaiting: limits.waitingRequestsPerAddress,
  })

  /** Returns a function that reserves memory for bytes of the request's body until the response is sent. */
  const createReservation = (address: string, response: ServerResponse) => {
    let reservedBytes = 0
    response.once('close', () => bufferLimit.release(address, reservedBytes))
    return (bytes: number) => {
      const isReserved = bufferLimit.tryReserve(address, bytes)
      if (isReserved) reservedBytes += bytes
      return isReserved
    }
  }

  const proxy = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = visitorAddress(request, isBehindProxy)
    const body = await receiveBody(request, {
      maxBytes: limits.bodyBytes,
      tryReserve: createReservation(address, response),
    })
    if (body === 'tooLarge') refuseBody(response, tooLarge)
    else if (body === 'noMemory') refuseBody(response, overloaded)
    else if (await limiter.acquire(address)) {
      await forward(request, response, body, forwardOptions)
      limiter.release(address)
    } else sendFailure(response, tooManyRequests)
  }
  return Object.assign(proxy, { close: () => agent.destroy() })
}
