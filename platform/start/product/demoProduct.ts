import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../postgres/freePort.ts'
import type { Settings } from '../launcher/settings.mjs'
import { startProduct, type Product, type Report } from './startProduct.ts'

/** For tests and measurements, whose visitors all come from one address. */
export const withoutRateLimits = {
  REQUESTS_PER_MINUTE: '1000000',
  TRIES_PER_ACCOUNT: '1000000',
  TRIES_PER_ADDRESS: '1000000',
}

/** The settings of a product with the demonstration practice: on a free port and the embedded database, unless `change` says otherwise. */
export const demoSettings = async (dataDir: string, change: Partial<Settings> = {}): Promise<Settings> => ({
  host: '127.0.0.1',
  port: await freePort(),
  dataDir,
  databaseUrl: undefined,
  production: false,
  demo: true,
  ...change,
})

interface Options {
  settings?: Partial<Settings>
  env?: NodeJS.ProcessEnv
  report?: Report
}

/** Starts a product with the demonstration practice in a temporary folder, which is deleted once it has stopped. */
export async function startDemoProduct(
  name: string,
  { settings, env = process.env, report = () => {} }: Options = {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), `complice-${name}-`))
  const product = await startProduct(await demoSettings(dataDir, settings), report, { env })
  return {
    ...product,
    stop: async () => {
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
