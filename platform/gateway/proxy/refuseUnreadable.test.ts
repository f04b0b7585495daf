import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { refuseUnreadable } from './refuseUnreadable.ts'

let server: Server
let port = 0
let respondSlowly: (response: ServerResponse) => void = () => undefined
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/slow') respondSlowly(response)
    else response.end('done')
  })
  refuseUnreadable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = Object(server.address()).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends the pieces on one connection, and returns everything the server sends until it closes the connection. */
async function sendPieces(...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay()
  const responseText = text(socket).catch(() => 'cut')
  for (const piece of pieces) await new Promise((resolve) => socket.write(piece, resolve))
  return responseText
}

const longUrlRequest = `GET /${'a'.repeat(60_000)} HTTP/1.1\r\nHost: a\r\n\r\n`

describe('a malformed request', () => {
  it('is rejected with 400', async () => {
    expect(await sendPieces('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  })

  it.each([
    ['in one piece', [longUrlRequest]],
    ['in several pieces', longUrlRequest.match(/.{1,1400}/gs) ?? []],
  ])("with a long URL, sent %s, is rejected with an error in the API's format", async (_caseName, pieces) => {
    const responseText = await sendPieces(...pieces)
    expect(responseText).toMatch(/^HTTP\/1\.1 414 URI Too Long\r\n/)
    expect(responseText).toMatch(/\r\n\r\n\{"errorCode":"E400","message":"Adresse trop longue\."\}$/)
  })

  it('gets an error response also after a valid request on the same connection', async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [firstChunk] = await once(socket, 'data')
    expect(String(firstChunk)).toMatch(/^HTTP\/1\.1 200 OK/)
    socket.write(longUrlRequest)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 414 URI Too Long\r\n/)
  })

  it('closes the connection without writing into a response that is being sent', async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    const receivedChunks: string[] = []
    socket.on('data', (chunk) => receivedChunks.push(String(chunk)))
    const { promise: requestArrived, resolve } = Promise.withResolvers<void>()
    respondSlowly = (response) => {
      response.writeHead(200, { 'content-length': 9 }).write('half')
      resolve()
    }
    socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
    await requestArrived
    socket.write('nonsense\r\n\r\n')
    await once(socket, 'close')
    expect(receivedChunks.join('')).not.toContain('400')
  })
})
