import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../postgres/freePort.ts'
import { hasNginx, startNginx } from '../start/product/startNginx.ts'

export interface AttackedGateway {
  port: number
  /** The serving process, or the parent of the worker processes. */
  pid: number
  stop: () => Promise<void>
}

export type StartGateway = (distDir: string, apiOrigins: readonly string[]) => Promise<AttackedGateway>

async function startNodeGateway(distDir: string, apiOrigins: readonly string[]): Promise<AttackedGateway> {
  const port = await findFreePort()
  const child = fork(fileURLToPath(new URL('nodeGateway.ts', import.meta.url)), [distDir, String(port), ...apiOrigins])
  await once(child, 'message')
  const exited = once(child, 'exit')
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function startNginxGateway(distDir: string, apiOrigins: readonly string[]): Promise<AttackedGateway> {
  const port = await findFreePort()
  const { pid, stop } = await startNginx({ port, distDir, apiOrigins })
  return { port, pid, stop }
}

/** Gateways that this machine can run, by name. */
export const gateways: Record<string, StartGateway> = {
  node: startNodeGateway,
  ...(hasNginx() && { nginx: startNginxGateway }),
}
