import { build } from '../release/build.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { checkDatabase } from './product/openDatabase.ts'
import { startProduct } from './product/startProduct.ts'
import { readSettings } from './launcher/settings.mjs'
import { waitForStopSignal } from './stopSignal.ts'
import { startupMessage } from './startupMessage.ts'

const stopRequested = waitForStopSignal()
const productSettings = readSettings(process.env)
const report = (message: string) => console.log(message)

async function buildChangedPackages(): Promise<void> {
  report('Complice\nBuilding what has changed…')
  const builtNames = await build({ onProgress: (line) => report(`  ${line}`) })
  if (builtNames.length === 0) report('  nothing changed')
}

try {
  if (productSettings.databaseUrl !== undefined) await checkDatabase(productSettings.databaseUrl)
  if (!process.argv.includes('--as-built')) await buildChangedPackages()
  report('Opening the database and the API…')
  const product = await startProduct(productSettings, report)
  report(startupMessage(product.address, productSettings))
  const databaseFailed = product.databaseFailed.then(
    (reason) => `The database exited unexpectedly and cannot be restarted: ${reason}`,
  )
  const failure = await Promise.race([stopRequested, databaseFailed])
  report(failure ?? '\nStopping…')
  await product.stop()
  process.exit(failure === undefined ? 0 : 1)
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
