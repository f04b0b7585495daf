import type { Socket } from 'node:net'
import { keepConnections, writeRepeatedly, writeSlowly } from './hostileSockets.ts'
import { scriptPath } from './site.ts'

export interface AttackTarget {
  port: number
  /** A member's token, and the id of a session (an appointment) of theirs, for attacks that need an account. */
  token: string
  sessionId: string
}

type Attack = (target: AttackTarget) => void

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
const post = (path: string, headers: string, method = 'POST') =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`

const pauseReading = (socket: Socket) => socket.pause()
const discardResponses = (socket: Socket) => socket.resume()

const megabyte = 1024 * 1024
/** The shortest valid recording: it contains only the WebM signature. */
const shortestRecording = JSON.stringify({ content: 'data:audio/webm;base64,GkXfoxoa' })

/**
 * Attacks by name. They run until their thread ends, and reconnect when they are disconnected, as an attacker would.
 */
export const attacks: Record<string, Attack> = {
  'pipelined requests for a file, without reading the responses': ({ port }) =>
    keepConnections(port, 7, (socket) => {
      pauseReading(socket)
      writeRepeatedly(socket, get(scriptPath).repeat(100), 200)
    }),

  'pipelined requests to the API, without reading the responses': ({ port }) =>
    keepConnections(port, 7, (socket) => {
      pauseReading(socket)
      writeRepeatedly(socket, get('/api/openapi.json').repeat(100), 200)
    }),

  'slow readers of a file': ({ port }) =>
    keepConnections(port, 400, (socket) => {
      pauseReading(socket)
      socket.write(get(scriptPath))
    }),

  'slow readers of the API': ({ port }) =>
    keepConnections(port, 400, (socket) => {
      pauseReading(socket)
      socket.write(get('/api/openapi.json'))
    }),

  'slow writers of a body': ({ port }) =>
    keepConnections(port, 400, (socket) => {
      discardResponses(socket)
      socket.write(post('/api/login', 'transfer-encoding: chunked'))
      writeSlowly(socket, '1\r\n{\r\n')
    }),

  'slow writers of headers': ({ port }) =>
    keepConnections(port, 400, (socket) => {
      discardResponses(socket)
      socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ')
      writeSlowly(socket, 'x')
    }),

  'deep JSON': ({ port }) =>
    keepConnections(port, 4, (socket) => {
      const length = megabyte - 1
      socket.once('data', () => socket.destroy())
      socket.write(post('/api/login', `content-length: ${length}`) + '['.repeat(length))
    }),

  'oversize bodies': ({ port }) =>
    keepConnections(port, 8, (socket) => {
      discardResponses(socket)
      socket.write(post('/api/login', 'transfer-encoding: chunked'))
      writeRepeatedly(socket, `10000\r\n${'x'.repeat(65_536)}\r\n`, 100_000)
    }),

  'concurrent recordings': ({ port, token, sessionId }) =>
    keepConnections(port, 24, (socket) => {
      const headers = `content-length: ${shortestRecording.length}\r\nauthorization: Bearer ${token}`
      const send = () => socket.write(post(`/api/sessions/${sessionId}/audios`, headers, 'PATCH') + shortestRecording)
      socket.on('data', send)
      send()
    }),
}
