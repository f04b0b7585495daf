import { menuIdOf } from './areaSpec.ts'
import type { AreaSpec } from './areaSpec.ts'

/** A string literal, quoted as the formatter does. */
export const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`)

const descriptor = ({ name, title, path, privilege, icon }: AreaSpec, order: number) => {
  const access = privilege ? `, privilege: '${privilege}'` : ''
  const id = quoted(menuIdOf(name))
  return `import { describeArea } from 'shared/federation'

export default describeArea({
  name: '${name}',
  title: ${quoted(title)},
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [{ path: '${path}', title: ${quoted(title)}, audience: 'professional'${access} }],
  menu: [{ id: ${id}, label: ${quoted(title)}, icon: '${icon}', order: ${order}, path: '${path}'${access} }],
  tour: [],
})
`
}

const remote = ({ path }: AreaSpec) => `import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { TeamPage } from './team/TeamPage.tsx'

export default {
  contract: 1,
  ...definePages([{ path: '${path}', Page: TeamPage }]),
} satisfies AreaModule
`

const conformance = `import { conforms } from 'shared/federation/conformance'
import descriptor from './descriptor.ts'
import area from './remote.tsx'

conforms(descriptor, area, import.meta.dirname)
`

const types = {
  extends: '../tsconfig.base.json',
  compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'] },
  include: ['src', '../shared/src/ui/assets.d.ts'],
}

export const packageOf = ({ name }: AreaSpec) => ({
  name,
  version: '0.1.0',
  private: true,
  license: 'MIT',
  type: 'module',
  // Any version of this repository fits; the descriptor states the version that the area needs of the live shell.
  peerDependencies: { shared: '*' },
})

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

/** The files that make a folder an area, without its first screen. `order` is the position of its menu entry. */
export const areaFiles = (spec: AreaSpec, { order }: { order: number }): Record<string, string> => ({
  'package.json': json(packageOf(spec)),
  'tsconfig.json': json(types),
  'src/descriptor.ts': descriptor(spec, order),
  'src/remote.tsx': remote(spec),
  'src/remote.test.tsx': conformance,
})
