import { oneFailed, onePassed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

/** Fails when `npm run format` would change a file. */
export async function checkFormat(): Promise<TestCount> {
  const { code } = await runTool('oxfmt/bin/oxfmt', ['--check'])
  return code === 0 ? onePassed : oneFailed
}
