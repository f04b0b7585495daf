import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { iconNames } from 'shared/federation'
import type { AreaDescriptor } from 'shared/federation'
import { areaNames, descriptorOf, root } from '../build/packages.ts'
import { createArea } from './createArea.ts'
import {
  everyMember,
  iconRefusal,
  nameRefusal,
  pathRefusal,
  privilegeRefusal,
  privileges,
  refusals,
  titleRefusal,
  usualIcon,
  wishOf,
} from './wish.ts'
import type { Asked } from './wish.ts'

const usage =
  'npm run new-area -- mf-coaching --title "Accompagnement" --path /pros/coaching --privilege AGENDA [--icon activity]'

/** Asks for what was not given, and again until the answer can be taken. */
async function completed(asked: Asked, known: readonly AreaDescriptor[]): Promise<Asked> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask = async (
    given: string | undefined,
    question: string,
    refusal: (answer: string) => string | undefined,
    otherwise = '',
  ): Promise<string> => {
    if (given !== undefined) return given
    const answer = (await terminal.question(`${question}${otherwise && ` (${otherwise})`}: `)).trim() || otherwise
    const reason = refusal(answer)
    if (!reason) return answer
    console.log(reason)
    return ask(given, question, refusal, otherwise)
  }
  try {
    const name = await ask(asked.name, 'Name, like mf-coaching', (answer) => nameRefusal(answer, known))
    const title = await ask(asked.title, 'Title in the menu, in French', titleRefusal)
    const path = await ask(
      asked.path,
      'Path',
      (answer) => pathRefusal(answer, known),
      `/pros/${name.replace(/^mf-/, '')}`,
    )
    const privilege = await ask(
      asked.privilege,
      `Privilege, among ${privileges.join(', ')} or ${everyMember}`,
      privilegeRefusal,
      everyMember,
    )
    const icon = await ask(asked.icon, `Icon, among ${iconNames.join(', ')}`, iconRefusal, usualIcon)
    return { name, title, path, privilege, icon }
  } finally {
    terminal.close()
  }
}

function typed(): { given: Asked; misuse: string[] } {
  const options = {
    title: { type: 'string' },
    path: { type: 'string' },
    privilege: { type: 'string' },
    icon: { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [name, ...more] = positionals
    return {
      given: { ...values, name },
      misuse: more.map((word) => `What is ${word}? One area at a time, and words with spaces in quotes.`),
    }
  } catch (failure) {
    return { given: {}, misuse: [failure instanceof Error ? failure.message : String(failure)] }
  }
}

const known = await Promise.all(areaNames().map(descriptorOf))
const { given, misuse } = typed()
const asked = process.stdin.isTTY && misuse.length === 0 ? await completed(given, known) : given
const problems = misuse.length > 0 ? misuse : refusals(asked, known)
const wish = problems.length === 0 ? wishOf(asked) : undefined
if (wish && existsSync(join(root, wish.name)))
  problems.push(`There is already a folder ${wish.name}, and it is no area.`)

if (wish && problems.length === 0) {
  for (const path of await createArea(root, wish, known)) console.log(`  ${path}`)
  console.log(`
${wish.name} is there. Next:
  npm run unit -- ${wish.name}      its tests, conformance among them
  npm run dev ${wish.name}          the product with it, followed as you type
Then replace src/team by what it is for: CONTRIBUTING.md, "Add an area".`)
} else {
  console.error(`${problems.join('\n')}\n\n  ${usage}`)
  process.exitCode = 1
}
