import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../postgres/freePort.ts'
import { root } from './root.mjs'

/** What docker/gateway/start.sh needs: they come with Debian's nginx, libnginx-mod-http-brotli-static and gettext-base. */
export function hasNginx(): boolean {
  const folders = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
  const isThere = (name: string) => folders.some((folder) => existsSync(join(folder, name)))
  return (
    isThere('nginx') && isThere('envsubst') && existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')
  )
}

interface Options {
  port?: number
  distDir: string
  apiOrigins: readonly string[]
  /** What the operator chose, by the names of docs/operations.md. */
  env?: Record<string, string>
}

export interface Nginx {
  address: string
  /** What it wrote down. */
  told: () => string
  stop: () => Promise<void>
}

/** The gateway of docker/, run as its image runs it. */
export async function startNginx({ port: chosen, distDir, apiOrigins, env = {} }: Options): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-nginx-'))
  const port = chosen ?? (await freePort())
  const log = openSync(join(folder, 'log'), 'a')
  const words = process.getuid?.() === 0 ? ['user root;'] : []
  const settings = {
    SITE: distDir,
    LISTEN: `127.0.0.1:${port}`,
    RUN_DIR: folder,
    WORKERS: '1',
    API_SERVERS: apiOrigins.map((origin) => new URL(origin).host).join(' '),
    ...env,
  }
  const child = spawn('sh', [join(root, 'docker/gateway/start.sh'), ...words], {
    stdio: ['ignore', log, log],
    env: { PATH: `${process.env['PATH']}${delimiter}/usr/sbin`, ...settings },
  })
  closeSync(log)
  const address = `http://localhost:${port}`
  const told = () => readFileSync(join(folder, 'log'), 'utf8')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      const late = setTimeout(() => child.kill('SIGTERM'), 5_000)
      await ended
      clearTimeout(late)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/settings.json`).catch(() => undefined)
    if (answer?.ok) return { address, told, stop }
    await pause(30)
  }
  const why = told()
  await stop()
  throw new Error(`nginx did not start: ${why}`)
}
