import { build } from '../release/build.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { checkDatabase } from './product/openDatabase.ts'
import { startProduct } from './product/startProduct.ts'
import { settings } from './launcher/settings.mjs'
import { stopSignal } from './stopSignal.ts'
import { startupMessage } from './startupMessage.ts'

const stopped = stopSignal()
const options = settings(process.env)
const report = (message: string) => console.log(message)

async function buildChanged(): Promise<void> {
  report('Complice\nBuilding what has changed…')
  const built = await build({ onProgress: (line) => report(`  ${line}`) })
  if (built.length === 0) report('  nothing changed')
}

try {
  if (options.databaseUrl !== undefined) await checkDatabase(options.databaseUrl)
  if (!process.argv.includes('--as-built')) await buildChanged()
  report('Opening the database and the API…')
  const product = await startProduct(options, report)
  report(startupMessage(product.address, options))
  const databaseFailed = product.databaseFailed.then(
    (reason) => `The database exited unexpectedly and cannot be restarted: ${reason}`,
  )
  const failure = await Promise.race([stopped, databaseFailed])
  report(failure ?? '\nStopping…')
  await product.stop()
  process.exit(failure === undefined ? 0 : 1)
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
