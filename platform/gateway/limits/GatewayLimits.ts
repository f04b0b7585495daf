/** Limits of a gateway per visitor. An office behind one address, and a phone on a slow line, are far below. */
export interface GatewayLimits {
  connections: number
  connectionsPerAddress: number
  /** Requests that the API handles concurrently; more wait. */
  apiRequestsPerAddress: number
  waitingRequestsPerAddress: number
  /** Burst of composed pages per address, and pages per second from then on. */
  composedPagesAtOnce: number
  composedPagesPerSecond: number
  /** Composed pages requested from the API concurrently, for all visitors together. */
  composing: number
  /** Time the API may take to compose a page. */
  composeTimeoutMs: number
  /** Requests on a connection before the first has its response; browsers send one. */
  pipelinedRequests: number
  /** Duration for which an address that sends more is refused: each request costs Node much time. */
  floodRefusalMs: number
  /** Maximum length of a request line, including its address. */
  requestLineBytes: number
  bodyBytes: number
  /** Bytes of bodies that were received and not yet forwarded. */
  bufferedBytes: number
  bufferedBytesPerAddress: number
  headersTimeoutMs: number
  /** Covers the headers and the body. */
  requestTimeoutMs: number
  /** Time the API may take to respond. */
  apiTimeoutMs: number
  /** Time after which a transfer in either direction must reach `minBytesPerSecond` on average. */
  transferGraceMs: number
  minBytesPerSecond: number
}

const megabyte = 1024 * 1024

/** docker/gateway/nginx.conf.template sets the same limits for nginx. */
export const defaultLimits: GatewayLimits = {
  connections: 4_000,
  connectionsPerAddress: 200,
  apiRequestsPerAddress: 16,
  waitingRequestsPerAddress: 200,
  composedPagesAtOnce: 100,
  composedPagesPerSecond: 10,
  composing: 16,
  composeTimeoutMs: 5_000,
  pipelinedRequests: 16,
  floodRefusalMs: 10_000,
  requestLineBytes: 8 * 1024,
  // More than the API accepts, which rejects it with its own message.
  bodyBytes: 16 * megabyte,
  bufferedBytes: 512 * megabyte,
  bufferedBytesPerAddress: 128 * megabyte,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 600_000,
  apiTimeoutMs: 60_000,
  transferGraceMs: 20_000,
  minBytesPerSecond: 1_000,
}
