import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../postgres/freePort.ts'
import { root } from '../root.mjs'

/**
 * Returns whether docker/gateway/start.sh can run here: it needs nginx, libnginx-mod-http-brotli-static and
 * gettext-base of Debian.
 */
export function hasNginx(): boolean {
  const folders = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
  const isInstalled = (name: string) => folders.some((folder) => existsSync(join(folder, name)))
  return (
    isInstalled('nginx') &&
    isInstalled('envsubst') &&
    existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')
  )
}

interface NginxOptions {
  port?: number
  distDir: string
  apiOrigins: readonly string[]
  /** The operator's environment variables, as in docs/operations.md. */
  env?: Record<string, string>
}

export interface Nginx {
  address: string
  /** The master process, which starts the workers. */
  pid: number
  /** Returns the log output so far. */
  log: () => string
  stop: () => Promise<void>
}

/** Starts the gateway of docker/ in the same way as its image. */
export async function startNginx({ port: requestedPort, distDir, apiOrigins, env = {} }: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-nginx-'))
  const port = requestedPort ?? (await findFreePort())
  const logFd = openSync(join(folder, 'log'), 'a')
  const directives = process.getuid?.() === 0 ? ['user root;'] : []
  const settings = {
    SITE: distDir,
    LISTEN: `127.0.0.1:${port}`,
    RUN_DIR: folder,
    WORKERS: '1',
    API_SERVERS: apiOrigins.map((origin) => new URL(origin).host).join(' '),
    ...env,
  }
  const child = spawn('sh', [join(root, 'docker/gateway/start.sh'), ...directives], {
    stdio: ['ignore', logFd, logFd],
    env: { PATH: `${process.env['PATH']}${delimiter}/usr/sbin`, ...settings },
  })
  closeSync(logFd)
  const address = `http://localhost:${port}`
  const log = () => readFileSync(join(folder, 'log'), 'utf8')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit')
      child.kill('SIGQUIT')
      const killTimer = setTimeout(() => child.kill('SIGTERM'), 5_000)
      await exit
      clearTimeout(killTimer)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  while (child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/settings.json`).catch(() => undefined)
    if (response?.ok) return { address, pid: child.pid ?? 0, log, stop }
    await pause(30)
  }
  const output = log()
  await stop()
  throw new Error(`nginx did not start: ${output}`)
}
