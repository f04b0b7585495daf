/** What one visitor may take of a gateway. An office behind one address, and a phone on a slow line, stay far below. */
export interface GatewayLimits {
  connections: number
  connectionsPerAddress: number
  /** Requests that the API handles at one time; the next ones wait. */
  apiRequestsPerAddress: number
  waitingRequestsPerAddress: number
  /** Composed pages one address gets at once, and each second from then on. */
  composedPagesAtOnce: number
  composedPagesPerSecond: number
  /** Composed pages that the API is asked for at one time, by all visitors together. */
  composing: number
  /** How long the API may take to compose one. */
  composeTimeoutMs: number
  /** Requests sent on a connection before the first has its response; browsers send one. */
  pipelinedRequests: number
  /** Who sends more is refused for this time: Node spends much on each of them. */
  floodRefusalMs: number
  /** The line of a request, with its address: a longer one is refused. */
  requestLineBytes: number
  bodyBytes: number
  /** The bytes of bodies received and not yet passed on. */
  bufferedBytes: number
  bufferedBytesPerAddress: number
  headersTimeoutMs: number
  /** For the headers and the body. */
  requestTimeoutMs: number
  /** How long the API may take for its response. */
  apiTimeoutMs: number
  /** A transfer in either direction must reach `minBytesPerSecond` on average after this time. */
  transferGraceMs: number
  minBytesPerSecond: number
}

const megabyte = 1024 * 1024

/** docker/gateway/nginx.conf.template holds nginx to the same numbers. */
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
  // More than what the API takes, which refuses in its own words.
  bodyBytes: 16 * megabyte,
  bufferedBytes: 512 * megabyte,
  bufferedBytesPerAddress: 128 * megabyte,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 600_000,
  apiTimeoutMs: 60_000,
  transferGraceMs: 20_000,
  minBytesPerSecond: 1_000,
}
