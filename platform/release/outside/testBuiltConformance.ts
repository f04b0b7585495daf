import { OperatorError } from '../../postgres/OperatorError.ts'
import { runTool } from '../../start/tests/runTool.ts'

/** What runs is another team's code: the keys of the store are not for it. */
const withoutKeys = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_SESSION_TOKEN: '' }

/** The conformance kit on the very files that are about to be published. Throws an OperatorError with what it said. */
export async function testBuiltConformance(name: string, folder: string): Promise<string> {
  const startedAt = Date.now()
  const args = ['--selectProjects', 'screens', '--runTestsByPath', 'platform/release/outside/builtConformance.ts']
  const { code, output } = await runTool('jest/bin/jest.js', args, {
    quiet: true,
    env: { ...withoutKeys, NODE_ENV: 'test', BUILT_AREA: folder },
  })
  if (code !== 0)
    throw new OperatorError(
      `${output}\n${name} does not conform to what the shell expects of an area: nothing was uploaded.`,
    )
  return `${name} conforms, as built (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`
}
