import { compose } from './compose.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { canary } from './acts/canary.ts'
import { disable, enable } from './acts/disable.ts'
import { publish } from './acts/publish.ts'
import { refuseNoStore } from './acts/refuseNoStore.ts'
import { publishEmbed } from './acts/publishEmbed.ts'
import { rollback } from './acts/rollback.ts'
import { status } from './acts/status.ts'
import { asked, MisusedCommand } from './cliArguments.ts'
import type { Asked } from './cliArguments.ts'
import { openStore } from './store/openStore.ts'

const say = (line: string) => console.log(line)

async function done({ act, name, wishes, ...flags }: Asked): Promise<string[]> {
  const store = openStore(flags.store, process.env)
  if (act === 'publish' && name === 'embed') return publishEmbed(store, { ...wishes, say })
  if (act === 'publish') return publish(store, name, { ...wishes, ...flags, say })
  if (act !== 'status') await refuseNoStore(store)
  if (act === 'rollback') return rollback(store, name, wishes)
  if (act === 'canary') return canary(store, name, { ...wishes, ...flags })
  if (act === 'disable') return disable(store, name, wishes)
  if (act === 'enable') return enable(store, name, wishes)
  if (flags.compose) await compose(store)
  return status(store, name)
}

try {
  for (const line of await done(asked(process.argv.slice(2), process.env))) say(line)
} catch (failure) {
  console.error(failure instanceof OperatorError || failure instanceof MisusedCommand ? failure.message : failure)
  process.exitCode = failure instanceof MisusedCommand ? 2 : 1
}
