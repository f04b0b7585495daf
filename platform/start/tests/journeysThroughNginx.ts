import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../postgres/freePort.ts'
import { startNginx } from '../nginx.ts'
import { startProduct } from '../product.ts'
import { root } from '../root.mjs'
import { chromium } from './chromium.ts'
import { jestProjects } from './jestProjects.ts'
import { playwright, unhurried } from './journeys.ts'
import { nginxHere } from './nginxHere.ts'
import { sameAnswers } from './sameAnswers.ts'
import { summed } from './Tally.ts'
import type { Tally } from './Tally.ts'

/** What a gateway could spoil; the rest is tried through the other one. */
const chosen = [
  'book-a-session',
  'validate-a-request',
  'sign-in',
  'every-screen',
  '--project',
  'desktop',
  '--grep-invert',
  'dark scheme',
]

/** The gateway of docker/ as it runs, before two replicas of the API and the production build: first its answers, then journeys. */
export async function journeysThroughNginx(): Promise<Tally> {
  if (!(await nginxHere()))
    return { passed: 0, failed: 0, note: 'left out: no nginx with brotli on this machine, and none could be installed' }
  const table = await jestProjects(['unit'], ['--testPathPatterns', 'platform/gateway'], { NGINX: 'required' })
  const browser = await chromium()
  const dataDir = mkdtempSync(join(tmpdir(), 'complice-nginx-e2e-'))
  const port = await freePort()
  const env = { ...process.env, ...unhurried, NODE_ENV: 'production', PUBLIC_URL: `http://localhost:${port}` }
  const settings = {
    host: '127.0.0.1',
    port: await freePort(),
    dataDir,
    databaseUrl: undefined,
    production: true,
    demo: true,
    apiReplicas: 2,
  }
  const product = await startProduct(settings, () => {}, { env })
  try {
    const nginx = await startNginx({
      port,
      distDir: join(root, 'dist'),
      apiOrigins: product.replicas.map(({ address }) => address),
    })
    try {
      const answers = await sameAnswers(product.address, nginx.address)
      const visits = await playwright(chosen, { BASE_URL: nginx.address, CHROMIUM_PATH: browser })
      return { ...visits, ...summed([table, answers, visits]) }
    } finally {
      await nginx.stop()
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
