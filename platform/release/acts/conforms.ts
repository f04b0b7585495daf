import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isArea, root } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { runTool } from '../../start/tests/runTool.ts'

/** The area's own proof that the shell will take it. The shell has none: it is what areas are held against. */
export async function conforms(name: string): Promise<string> {
  if (!isArea(name)) return 'The shell has no conformance test; every live area was held against it.'
  const test = `${name}/src/remote.test.tsx`
  if (!existsSync(join(root, test)))
    throw new OperatorError(`${name} has no ${test}: its conformance cannot be tested.`)
  const since = Date.now()
  const args = ['--selectProjects', 'screens', '--runTestsByPath', test]
  const { code, output } = await runTool('jest/bin/jest.js', args, { quiet: true, env: { NODE_ENV: 'test' } })
  if (code !== 0)
    throw new OperatorError(
      `${output}\n${name} does not conform to what the shell expects of an area: nothing was uploaded.`,
    )
  return `${name} conforms (${((Date.now() - since) / 1000).toFixed(1)} s).`
}
