import { oneFailed, onePassed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

/** Fails on a file, an export or a dependency that is not used, and on a dependency that no package.json declares. */
export async function findUnused(): Promise<TestCount> {
  const { code } = await runTool('knip/bin/knip.js', ['--no-progress'])
  return code === 0 ? onePassed : oneFailed
}
