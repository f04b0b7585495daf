import { build } from '../build/build.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { reachable } from './openDatabase.ts'
import { startProduct } from './product.ts'
import { settings } from './settings.mjs'
import { untilStopped } from './untilStopped.ts'
import { welcome } from './welcome.ts'

const stopped = untilStopped()
const chosen = settings(process.env)
const say = (sentence: string) => console.log(sentence)

async function upToDate(): Promise<void> {
  say('Complice\nBuilding what changed…')
  const made = await build({ onProgress: (line) => say(`  ${line}`) })
  if (made.length === 0) say('  nothing changed')
}

try {
  if (chosen.databaseUrl !== undefined) await reachable(chosen.databaseUrl)
  if (!process.argv.includes('--as-built')) await upToDate()
  say('Opening the database and the API…')
  const product = await startProduct(chosen, say)
  say(welcome(product.address, chosen))
  const lost = product.lost.then(
    () => 'The database stopped by itself: its words are beside it, in the .log file of DATA_DIR.',
  )
  const sad = await Promise.race([stopped, lost])
  say(sad ?? '\nStopping…')
  await product.stop()
  process.exit(sad === undefined ? 0 : 1)
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
