/**
 * Limits of a gateway against overload by a few visitors. They permit an office with many visitors behind one address,
 * and a phone on a slow connection.
 */
export interface GatewayLimits {
  connections: number
  connectionsPerAddress: number
  /** Requests of an address that are sent to the API concurrently; further requests wait in a queue. */
  apiRequestsPerAddress: number
  waitingRequestsPerAddress: number
  /** Rate limit of composed pages per address: the burst, and the rate after the burst. */
  composedPagesBurst: number
  composedPagesPerSecond: number
  /** Composed pages requested from the API concurrently, for all visitors together. */
  concurrentComposedPages: number
  /** Time the API may take to compose a page. */
  composeTimeoutMs: number
  /** Requests that may wait on a connection for the response to an earlier request; browsers send one at a time. */
  pipelinedRequests: number
  /**
   * How long an address that exceeds `pipelinedRequests` is refused, because parsing its requests takes Node much
   * time.
   */
  floodRefusalMs: number
  /** Maximum length of a request line, including its address. */
  requestLineBytes: number
  bodyBytes: number
  /** Bytes of request bodies that were received and not yet forwarded. */
  bufferedBytes: number
  bufferedBytesPerAddress: number
  headersTimeoutMs: number
  /** Time for receiving a request, both its headers and its body. */
  requestTimeoutMs: number
  /** Time the API may take to respond. */
  apiTimeoutMs: number
  /** Time after which a transfer in either direction must reach `minBytesPerSecond` on average. */
  transferGraceMs: number
  minBytesPerSecond: number
}

const megabyte = 1024 * 1024

/** Default limits; docker/gateway/nginx.conf.template sets the same limits for nginx. */
export const defaultLimits: GatewayLimits = {
  connections: 4_000,
  connectionsPerAddress: 200,
  apiRequestsPerAddress: 16,
  waitingRequestsPerAddress: 200,
  composedPagesBurst: 100,
  composedPagesPerSecond: 10,
  concurrentComposedPages: 16,
  composeTimeoutMs: 5_000,
  pipelinedRequests: 16,
  floodRefusalMs: 10_000,
  requestLineBytes: 8 * 1024,
  // More than the API accepts, so that the API rejects a large body with its own message.
  bodyBytes: 16 * megabyte,
  bufferedBytes: 512 * megabyte,
  bufferedBytesPerAddress: 128 * megabyte,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 600_000,
  apiTimeoutMs: 60_000,
  transferGraceMs: 20_000,
  minBytesPerSecond: 1_000,
}
