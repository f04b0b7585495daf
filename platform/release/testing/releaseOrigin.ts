import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AreaBuild, AreaName, Channel } from 'shared/federation'
import { sha384 } from '../../build/files.ts'
import { createGateway } from '../../gateway/gateway.ts'
import { changeChannels } from '../changeChannels.ts'
import { disabledChannel, publishedChannel, rolledBackChannel, withCanary } from '../channel.ts'
import { stamp } from '../stamp.ts'
import { folderStore } from '../store/folderStore.ts'

const sourceDistDir = process.env['DIST_DIR'] ?? join(import.meta.dirname, '../../../dist')

/**
 * The behaviour of the server instead of serving a file: responds with a status, breaks the connection, never responds,
 * serves an HTML page, or serves other content.
 */
export type Fault = 404 | 500 | 'reset' | 'hang' | 'html' | 'changed'

/**
 * A gateway that serves a copy of the live builds. The caller can publish releases in the copy and inject faults;
 * calls of the API go to the product's API.
 */
export interface Origin {
  address: string
  distDir: string
  channelOf: (name: AreaName) => Channel
  buildOf: (name: AreaName, id: string) => AreaBuild
  /**
   * Copies a build, by default the live build, and returns the copy's id; `edit` changes the copied files before they
   * are hashed.
   */
  copyBuild: (
    name: AreaName,
    suffix: string,
    edit?: (build: AreaBuild, folder: string) => void,
    original?: string,
  ) => string
  publish: (name: AreaName, build: string) => Promise<void>
  /**
   * Makes `previous` live unless it is already live, then publishes `build`. Both happen in one release, because each
   * release composes every page.
   */
  publishAfter: (name: AreaName, previous: string, build: string) => Promise<void>
  rollBack: (name: AreaName) => Promise<void>
  setCanary: (name: AreaName, canary: NonNullable<Channel['canary']>) => Promise<void>
  disableArea: (name: AreaName) => Promise<void>
  /** Applies a fault to every URL that contains `urlPart`; `undefined` removes the fault. */
  setFault: (urlPart: string, fault: Fault | undefined) => void
  /** All requests so far; `atMs` is in milliseconds since 1970. */
  requests: { url: string; atMs: number }[]
  stop: () => Promise<void>
}

const folderOf = (name: AreaName) => name.slice('mf-'.length)

function channelIn(folder: string): Channel {
  const channel: Channel = JSON.parse(readFileSync(join(folder, 'channel.json'), 'utf8'))
  return channel
}

function remoteIn(folder: string): AreaBuild {
  const remote: AreaBuild = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  return remote
}

export async function startOrigin(apiOrigin: string, { overrides = false, analytics = false } = {}): Promise<Origin> {
  const distDir = mkdtempSync(join(tmpdir(), 'origin-'))
  copyLiveBuilds(distDir)
  const store = folderStore(distDir)
  const gateway = createGateway({ distDir, apiOrigin: process.env['API_ORIGIN'] ?? apiOrigin, overrides, analytics })
  const faults = new Map<string, Fault>()
  const requests: Origin['requests'] = []
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', atMs: Date.now() })
    const [, fault] = [...faults].find(([urlPart]) => request.url?.includes(urlPart)) ?? []
    if (fault) respondWithFault(fault, request, response)
    else gateway.emit('request', request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const serverAddress = server.address()
  const areaDir = (name: AreaName) => join(distDir, 'mf', folderOf(name))
  const channelOf = (name: AreaName) => channelIn(areaDir(name))
  const buildOf = (name: AreaName, id: string) => remoteIn(join(areaDir(name), id))

  return {
    address: `http://127.0.0.1:${typeof serverAddress === 'object' ? serverAddress?.port : serverAddress}`,
    distDir,
    channelOf,
    buildOf,
    copyBuild(name, suffix, edit = () => {}, original = channelOf(name).current) {
      const id = `${original}-${suffix}`
      const folder = join(areaDir(name), id)
      cpSync(join(areaDir(name), original), folder, { recursive: true })
      const { container, files: names } = buildOf(name, original)
      // Renames the container of the copy, because each build needs its own name.
      for (const file of Object.keys(names).filter((fileName) => fileName.endsWith('.js')))
        rewrite(folder, file, (source) => source.replaceAll(container, `${container}_${suffix}`))
      const remote = { ...buildOf(name, id), base: `/mf/${folderOf(name)}/${id}/`, container: `${container}_${suffix}` }
      edit(remote, folder)
      const files = Object.fromEntries(
        Object.keys(remote.files).map((file) => [file, sha384(readFileSync(join(folder, file)))]),
      )
      rewrite(folder, 'remote.json', () => JSON.stringify({ ...remote, files }))
      return id
    },
    publish: async (name, build) =>
      void (await changeChannels(store, { [name]: (channel) => publishedChannel(channel, build, stamp()) })),
    publishAfter: async (name, previous, build) =>
      void (await changeChannels(store, {
        [name]: () => publishedChannel(rolledBackChannel(channelOf(name), stamp(), previous), build, stamp()),
      })),
    rollBack: async (name) =>
      void (await changeChannels(store, { [name]: () => rolledBackChannel(channelOf(name), stamp()) })),
    setCanary: async (name, canary) =>
      void (await changeChannels(store, { [name]: () => withCanary(channelOf(name), canary, stamp()) })),
    disableArea: async (name) =>
      void (await changeChannels(store, { [name]: () => disabledChannel(channelOf(name), stamp()) })),
    setFault(urlPart, fault) {
      if (fault) faults.set(urlPart, fault)
      else faults.delete(urlPart)
    },
    requests,
    async stop() {
      const serverClosed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      gateway.emit('close')
      await serverClosed
      // Waits because a closed page may still have a request for a file.
      await new Promise((resolve) => setTimeout(resolve, 200))
      rmSync(distDir, { recursive: true, force: true })
    },
  }
}

/** Copies the live builds, without any earlier builds. */
function copyLiveBuilds(distDir: string): void {
  const isLive = (path: string): boolean => {
    const [, channel, build] = /^\/?((?:mf\/[^/]+)|shell)\/([^/]+)/.exec(path.slice(sourceDistDir.length)) ?? []
    if (!channel || !build || build === 'channel.json') return true
    return build === channelIn(join(sourceDistDir, channel)).current
  }
  cpSync(sourceDistDir, distDir, { recursive: true, filter: isLive })
  for (const folder of ['public', 'agenda', 'patients', 'finance', 'settings']) {
    const path = join(distDir, 'mf', folder)
    writeFileSync(join(path, 'channel.json'), JSON.stringify({ current: channelIn(path).current }))
  }
}

/** Edits a file of a build, and removes the compressed copies, which are then outdated. */
export function rewrite(folder: string, file: string, edit: (source: string) => string): void {
  const source = readFileSync(join(folder, file), 'utf8')
  for (const ending of ['', '.br', '.gz']) rmSync(join(folder, file + ending), { force: true })
  writeFileSync(join(folder, file), edit(source))
}

function respondWithFault(fault: Fault, { url = '' }: IncomingMessage, response: ServerResponse): void {
  const type = { 'content-type': url.includes('.css') ? 'text/css' : 'text/javascript' }
  if (fault === 'hang') return
  if (fault === 'reset') response.destroy()
  else if (fault === 'html')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Complice</title>')
  else if (fault === 'changed')
    response
      .writeHead(200, type)
      .end(url.includes('.css') ? 'body { opacity: 0.5 !important }' : 'window.intruder = true')
  else response.writeHead(fault, { 'content-type': 'text/plain' }).end(String(fault))
}
