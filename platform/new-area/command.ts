import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { iconNames } from 'shared/federation'
import type { AreaDescriptor } from 'shared/federation'
import { writeAccessDocument } from '../access/writeAccessDocument.ts'
import { areaNames, descriptorOf, root } from '../build/packages.ts'
import { createArea } from './createArea.ts'
import {
  everyMember,
  iconProblem,
  nameProblem,
  pathProblem,
  privilegeProblem,
  privileges,
  optionProblems,
  titleProblem,
  defaultIcon,
  areaSpecOf,
} from './areaSpec.ts'
import type { AreaOptions } from './areaSpec.ts'

const usage =
  'npm run new-area -- mf-coaching --title "Accompagnement" --path /pros/coaching --privilege AGENDA [--icon activity]'

/** Prompts for each missing option until it is valid. */
async function promptForMissing(options: AreaOptions, existingAreas: readonly AreaDescriptor[]): Promise<AreaOptions> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const prompt = async (
    typedValue: string | undefined,
    question: string,
    problemOf: (input: string) => string | undefined,
    defaultValue = '',
  ): Promise<string> => {
    if (typedValue !== undefined) return typedValue
    const hint = defaultValue && ` (${defaultValue})`
    const input = (await terminal.question(`${question}${hint}: `)).trim() || defaultValue
    const problem = problemOf(input)
    if (!problem) return input
    console.log(problem)
    return prompt(typedValue, question, problemOf, defaultValue)
  }
  try {
    const name = await prompt(options.name, 'Name, like mf-coaching', (input) => nameProblem(input, existingAreas))
    const title = await prompt(options.title, 'Title in the menu, in French', titleProblem)
    const path = await prompt(
      options.path,
      'Path',
      (input) => pathProblem(input, existingAreas),
      `/pros/${name.replace(/^mf-/, '')}`,
    )
    const privilege = await prompt(
      options.privilege,
      `Privilege, among ${privileges.join(', ')} or ${everyMember}`,
      privilegeProblem,
      everyMember,
    )
    const icon = await prompt(options.icon, `Icon, among ${iconNames.join(', ')}`, iconProblem, defaultIcon)
    return { name, title, path, privilege, icon }
  } finally {
    terminal.close()
  }
}

/** Parses the command line. `usageErrors` contains a message for each unexpected argument. */
function readCommandLine(): { typedOptions: AreaOptions; usageErrors: string[] } {
  const options = {
    title: { type: 'string' },
    path: { type: 'string' },
    privilege: { type: 'string' },
    icon: { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [name, ...extraWords] = positionals
    return {
      typedOptions: { ...values, name },
      usageErrors: extraWords.map(
        (word) => `Unexpected argument ${word}: create one area at a time, and put a value with spaces in quotes.`,
      ),
    }
  } catch (failure) {
    return { typedOptions: {}, usageErrors: [failure instanceof Error ? failure.message : String(failure)] }
  }
}

const existingAreas = await Promise.all(areaNames().map(descriptorOf))
const { typedOptions, usageErrors } = readCommandLine()
const options =
  process.stdin.isTTY && usageErrors.length === 0 ? await promptForMissing(typedOptions, existingAreas) : typedOptions
const problems = usageErrors.length > 0 ? usageErrors : optionProblems(options, existingAreas)
const spec = problems.length === 0 ? areaSpecOf(options) : undefined
if (spec && existsSync(join(root, spec.name)))
  problems.push(`The folder ${spec.name} already exists and is not an area.`)

if (spec && problems.length === 0) {
  for (const path of await createArea(root, spec, existingAreas)) console.log(`  ${path}`)
  await writeAccessDocument()
  console.log(`
${spec.name} was created. Next:
  npm run unit -- ${spec.name}      its tests, including conformance
  npm run dev ${spec.name}          the product with it, rebuilt as you type
Then replace src/team by the area's own screens: docs/recipes/add-an-area.md.`)
} else {
  console.error(`${problems.join('\n')}\n\n  ${usage}`)
  process.exitCode = 1
}
