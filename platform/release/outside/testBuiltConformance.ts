import { OperatorError } from '../../postgres/OperatorError.ts'
import { runJest } from '../../programs/runJest.ts'

/** Hides the store's keys from the tested code, which is another team's. */
const withoutStoreKeys = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_SESSION_TOKEN: '' }

/**
 * Runs the conformance tests on the files to publish, and returns a message. Throws an OperatorError with their output
 * when they fail.
 */
export async function testBuiltConformance(name: string, folder: string): Promise<string> {
  const startMs = Date.now()
  const args = ['--selectProjects', 'screens', '--runTestsByPath', 'platform/release/outside/builtConformance.ts']
  const { code, output } = await runJest(args, {
    quiet: true,
    env: { ...withoutStoreKeys, BUILT_AREA: folder },
  })
  if (code !== 0)
    throw new OperatorError(
      `${output}\n${name} does not conform to what the shell expects of an area: nothing was uploaded.`,
    )
  return `${name} conforms, as built (${((Date.now() - startMs) / 1000).toFixed(1)} s).`
}
