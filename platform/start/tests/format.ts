import { failed, passed } from './Tally.ts'
import type { Tally } from './Tally.ts'
import { tool } from './tool.ts'

/** Fails when a file is not as `npm run format` would write it. */
export async function format(): Promise<Tally> {
  const { code } = await tool('oxfmt/bin/oxfmt', ['--check'])
  return code === 0 ? passed : failed
}
