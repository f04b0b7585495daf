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
import { summed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'

/**
 * What a gateway could break and `compareGateways`, which reads every page and file, does not see: cookies, redirects,
 * what is sent. The other journeys run through the Node gateway alone.
 */
const journeysToRun = ['--project', 'nginx']

const testGateways = (env: NodeJS.ProcessEnv) => jestProjects(['gateways'], [], env)

/** The gateway of docker/, with two replicas of the API and the production build: first the tests of the gateways, then its responses and journeys. Without nginx, the tests of ours alone. */
export async function journeysThroughNginx(): Promise<TestCount> {
  if (!installNginx()) {
    const ours = await testGateways({})
    return { ...ours, note: 'without nginx: none with brotli on this machine, and none could be installed' }
  }
  const ofBoth = await testGateways({ NGINX: 'required' })
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
      const counts = [ofBoth, responses, journeyCount]
      const durations = counts.flatMap((count) => count.durations ?? [])
      return { ...journeyCount, ...summed(counts), durations }
    } finally {
      await nginx.stop()
    }
  } finally {
    await product.stop()
  }
}
