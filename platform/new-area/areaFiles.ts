import { menuIdOf } from './areaSpec.ts'
import type { AreaSpec } from './areaSpec.ts'

/** Returns a string literal, quoted as the formatter quotes it. */
export const quote = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`)

const descriptorSource = ({ name, title, path, privilege, icon }: AreaSpec, order: number) => {
  const access = privilege ? `, privilege: '${privilege}'` : ''
  const id = quote(menuIdOf(name))
  return `import { describeArea } from 'shared/federation'

export default describeArea({
  name: '${name}',
  title: ${quote(title)},
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [{ path: '${path}', title: ${quote(title)}, audience: 'professional'${access} }],
  menu: [{ id: ${id}, label: ${quote(title)}, icon: '${icon}', order: ${order}, path: '${path}'${access} }],
  tour: [],
})
`
}

const remoteSource = ({ path }: AreaSpec) => `import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { TeamPage } from './team/TeamPage.tsx'

export default {
  contract: 1,
  ...definePages([{ path: '${path}', Page: TeamPage }]),
} satisfies AreaModule
`

const conformanceSource = `import { conforms } from 'shared/federation/conformance'
import descriptor from './descriptor.ts'
import area from './remote.tsx'

conforms(descriptor, area, import.meta.dirname)
`

const tsconfig = {
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
  // Accepts any version, because all versions are in this repository; the descriptor states the version that the area
  // needs of the live shell.
  peerDependencies: { shared: '*' },
})

const toJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

/** Returns the files that every area needs, without its first screen. `order` is the position of its menu entry. */
export const areaFiles = (spec: AreaSpec, { order }: { order: number }): Record<string, string> => ({
  'package.json': toJson(packageOf(spec)),
  'tsconfig.json': toJson(tsconfig),
  'src/descriptor.ts': descriptorSource(spec, order),
  'src/remote.tsx': remoteSource(spec),
  'src/remote.test.tsx': conformanceSource,
})
