import { join } from 'node:path'
import { findFreePort } from '../../postgres/freePort.ts'
import { startDemoProduct, withoutRateLimits } from '../product/demoProduct.ts'
import { startNginx } from '../product/startNginx.ts'
import { root } from '../root.mjs'
import { findChromium } from '../../programs/chromium.ts'
import { runJestProjects } from './jestProjects.ts'
import { runPlaywright } from './endToEndTests.ts'
import { installNginx } from './installNginx.ts'
import { compareGateways } from './compareGateways.ts'
import { sumCounts } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'

/**
 * Runs only the end-to-end tests with the tag `@gateway` through nginx, which sign in, send forms and book:
 * `compareGateways` only reads every page and file. All other end-to-end tests run only through the Node gateway.
 */
const nginxProject = ['--project', 'nginx']

const testGateways = (env: NodeJS.ProcessEnv) => runJestProjects(['gateways'], [], env)

/**
 * Tests the gateway of docker/ with two replicas of the API and the production build: first the tests of the gateways,
 * then the comparison of their responses, then the end-to-end tests.
 * Without nginx, only the tests of the Node gateway run.
 */
export async function testThroughNginx(): Promise<TestCount> {
  if (!installNginx()) {
    const nodeGatewayCount = await testGateways({})
    return {
      ...nodeGatewayCount,
      note: 'without nginx: not installed with brotli on this machine, and not installable',
    }
  }
  const gatewayCount = await testGateways({ NGINX: 'required' })
  const browser = await findChromium()
  const port = await findFreePort()
  const env = { ...process.env, ...withoutRateLimits, NODE_ENV: 'production', PUBLIC_URL: `http://localhost:${port}` }
  const product = await startDemoProduct('nginx-e2e', { env, settings: { production: true, apiReplicas: 2 } })
  try {
    const nginx = await startNginx({
      port,
      distDir: join(root, 'dist'),
      apiOrigins: product.replicas.map(({ address }) => address),
    })
    try {
      const responseCount = await compareGateways(product.address, nginx.address)
      const endToEndCount = await runPlaywright(nginxProject, { BASE_URL: nginx.address, CHROMIUM_PATH: browser })
      const counts = [gatewayCount, responseCount, endToEndCount]
      const durations = counts.flatMap((count) => count.durations ?? [])
      return { ...endToEndCount, ...sumCounts(counts), durations }
    } finally {
      await nginx.stop()
    }
  } finally {
    await product.stop()
  }
}
