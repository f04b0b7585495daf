import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isArea, root } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { runJest } from '../../programs/runJest.ts'

/** Runs the area's conformance test. The shell has none, because areas are tested against it. */
export async function testConformance(name: string): Promise<string> {
  if (!isArea(name)) return 'The shell has no conformance test; every live area was checked against it.'
  const test = `${name}/src/remote.test.tsx`
  if (!existsSync(join(root, test)))
    throw new OperatorError(`${name} has no ${test}: its conformance cannot be tested.`)
  const startMs = Date.now()
  const { code, output } = await runJest(['--selectProjects', 'screens', '--runTestsByPath', test], { quiet: true })
  if (code !== 0)
    throw new OperatorError(
      `${output}\n${name} does not conform to what the shell expects of an area: nothing was uploaded.`,
    )
  return `${name} conforms (${((Date.now() - startMs) / 1000).toFixed(1)} s).`
}
