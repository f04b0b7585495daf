import { OperatorError } from '../../postgres/OperatorError.ts'
import { runJest } from '../../programs/runJest.ts'

/** Environment without the store's keys, because the tested code is another team's. */
const withoutStoreKeys = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_SESSION_TOKEN: '' }

/**
 * Runs the conformance kit on the files to publish. Throws an OperatorError with its output when it
 * fails.
 */
export async function testBuiltConformance(name: string, folder: string): Promise<string> {
  const startedAt = Date.now()
  const args = ['--selectProjects', 'screens', '--runTestsByPath', 'platform/release/outside/builtConformance.ts']
  const { code, output } = await runJest(args, {
    quiet: true,
    env: { ...withoutStoreKeys, BUILT_AREA: folder },
  })
  if (code !== 0)
    throw new OperatorError(
      `${output}\n${name} does not conform to what the shell expects of an area: nothing was uploaded.`,
    )
  return `${name} conforms, as built (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`
}
