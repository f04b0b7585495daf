import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../postgres/freePort.ts'
import type { Settings } from '../launcher/settings.mjs'
import { startProduct, type Product, type Report } from './startProduct.ts'

/** Disables the rate limits for tests and measurements, whose visitors all have the same address. */
export const withoutRateLimits = {
  REQUESTS_PER_MINUTE: '1000000',
  TRIES_PER_ACCOUNT: '1000000',
  TRIES_PER_ADDRESS: '1000000',
  EMAILS_PER_NETWORK: '1000000',
}

/**
 * Returns the settings of an instance of the product with the demonstration practices; by default, it uses a free port
 * and the embedded database.
 */
export const demoSettings = async (dataDir: string, overrides: Partial<Settings> = {}): Promise<Settings> => ({
  host: '127.0.0.1',
  port: await findFreePort(),
  dataDir,
  databaseUrl: undefined,
  production: false,
  demo: true,
  ...overrides,
})

interface DemoOptions {
  settings?: Partial<Settings>
  env?: NodeJS.ProcessEnv
  report?: Report
}

/** Starts an instance with the demonstration practices in a temporary folder; stopping it deletes the folder. */
export async function startDemoProduct(
  name: string,
  { settings, env = process.env, report = () => {} }: DemoOptions = {},
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
