import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { readSettings } from './settings.mjs'

/**
 * Checks the settings before the slow steps of a start. Returns a sentence that explains why the product cannot start
 * here; undefined if it can.
 * @param {NodeJS.ProcessEnv} env
 */
export async function preflight(env) {
  const { host, port, dataDir, databaseUrl, apiReplicas = 1 } = readSettings(env)
  if (!Number.isInteger(apiReplicas) || apiReplicas < 1 || apiReplicas > 16)
    return 'API_REPLICAS must be a number from 1 to 16.'
  return (
    (await portProblem(host, port)) ?? folderProblem(dataDir) ?? (databaseUrl && (await databaseProblem(databaseUrl)))
  )
}

/** @param {string} host @param {number} port */
async function portProblem(host, port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return `PORT must be a number from 1 to 65535.`
  if (await acceptsConnections('127.0.0.1', port)) return portTakenProblem(port)
  return new Promise((/** @type {(problem: string | undefined) => void} */ resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(listenProblem(error, host, port)))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** @param {NodeJS.ErrnoException} error @param {string} host @param {number} port */
function listenProblem({ code, message }, host, port) {
  if (code === 'EADDRINUSE') return portTakenProblem(port)
  if (code === 'EACCES')
    return `Port ${port} is reserved for the administrator: choose another, for instance PORT=4000.`
  return `Complice cannot listen on ${host}:${port} (${message}): choose another HOST or PORT.`
}

/** @param {number} port */
const portTakenProblem = (port) =>
  `Port ${port} is already taken: stop what uses it, or choose another, for instance PORT=${port + 1}.`

/** @param {string} folder */
function folderProblem(folder) {
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
    return undefined
  } catch (error) {
    return `DATA_DIR ${folder} cannot be written (${typeof error === 'object' && error && 'code' in error ? String(error.code) : 'no reason given'}): give a folder you may write in.`
  }
}

/**
 * Creates one level at a time: Node's recursive mkdir never returns under /proc.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** @param {string} url */
async function databaseProblem(url) {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    return 'DATABASE_URL must look like postgresql://user:password@host:5432/database.'
  const { hostname, port } = new URL(url)
  const address = /** @type {const} */ ([hostname.replace(/^\[|\]$/g, '') || 'localhost', Number(port || 5432)])
  return (await acceptsConnections(...address))
    ? undefined
    : `No database responds at ${address.join(':')}: check DATABASE_URL, or leave it out to use the embedded PostgreSQL.`
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function acceptsConnections(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 })
    const finish = (/** @type {boolean} */ isAccepted) => {
      socket.destroy()
      resolve(isAccepted)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
    socket.once('timeout', () => finish(false))
  })
}
