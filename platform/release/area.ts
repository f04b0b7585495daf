import { compose } from './registry/compose.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { canary } from './commands/canary.ts'
import { disable, enable } from './commands/disable.ts'
import { publish } from './commands/publish.ts'
import { requireStore } from './commands/requireStore.ts'
import { publishEmbed } from './commands/publishEmbed.ts'
import { rollback } from './commands/rollback.ts'
import { status } from './commands/status.ts'
import { parseCliArguments, UsageError } from './cliArguments.ts'
import type { CliArguments } from './cliArguments.ts'
import { openStore } from './store/openStore.ts'

const print = (line: string) => console.log(line)

async function run({ command, name, options, ...otherArguments }: CliArguments): Promise<string[]> {
  const store = openStore(otherArguments.store, process.env)
  if (command === 'publish' && name === 'embed') return publishEmbed(store, { ...options, report: print })
  if (command === 'publish') return publish(store, name, { ...options, ...otherArguments, report: print })
  if (command !== 'status') await requireStore(store)
  if (command === 'rollback') return rollback(store, name, options)
  if (command === 'canary') return canary(store, name, { ...options, ...otherArguments })
  if (command === 'disable') return disable(store, name, options)
  if (command === 'enable') return enable(store, name, options)
  if (otherArguments.compose) await compose(store)
  return status(store, name)
}

try {
  for (const line of await run(parseCliArguments(process.argv.slice(2), process.env))) print(line)
} catch (failure) {
  console.error(failure instanceof OperatorError || failure instanceof UsageError ? failure.message : failure)
  process.exitCode = failure instanceof UsageError ? 2 : 1
}
