import { join } from 'node:path'
import { freePort } from '../../postgres/freePort.ts'
import { startDemoProduct, withoutRateLimits } from '../product/demoProduct.ts'
import { startNginx } from '../product/startNginx.ts'
import { root } from '../root.mjs'
import { chromium } from '../../programs/chromium.ts'
import { jestProjects } from './jestProjects.ts'
import { playwright } from './journeys.ts'
import { installNginx } from './installNginx.ts'
import { compareGateways } from './compareGateways.ts'
import { sumCounts } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'

/**
 * Runs the journeys through what `compareGateways`, which reads every page and file, does not test: cookies,
 * redirects, uploads. The other journeys run only through the Node gateway.
 */
const journeysToRun = ['--project', 'nginx']

const testGateways = (env: NodeJS.ProcessEnv) => jestProjects(['gateways'], [], env)

/**
 * Tests the gateway of docker/ with two replicas of the API and the production build: tests of the
 * gateways, then responses, then journeys.
 * Without nginx, only the tests of the Node gateway run.
 */
export async function journeysThroughNginx(): Promise<TestCount> {
  if (!installNginx()) {
    const nodeGatewayCount = await testGateways({})
    return {
      ...nodeGatewayCount,
      note: 'without nginx: not installed with brotli on this machine, and not installable',
    }
  }
  const gatewayCount = await testGateways({ NGINX: 'required' })
  const browser = await chromium()
  const port = await freePort()
  const env = { ...process.env, ...withoutRateLimits, NODE_ENV: 'production', PUBLIC_URL: `http://localhost:${port}` }
  const product = await startDemoProduct('nginx-e2e', { env, settings: { production: true, apiReplicas: 2 } })
  try {
    const nginx = await startNginx({
      port,
      distDir: join(root, 'dist'),
      apiOrigins: product.replicas.map(({ address }) => address),
    })
    try {
      const responses = await compareGateways(product.address, nginx.address)
      const journeyCount = await playwright(journeysToRun, { BASE_URL: nginx.address, CHROMIUM_PATH: browser })
      const counts = [gatewayCount, responses, journeyCount]
      const durations = counts.flatMap((count) => count.durations ?? [])
      return { ...journeyCount, ...sumCounts(counts), durations }
    } finally {
      await nginx.stop()
    }
  } finally {
    await product.stop()
  }
}
