import { describe, expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { version as react } from 'react'
import { noAnswer } from '../testing/answer.ts'
import { openArea } from '../testing/openArea.tsx'
import { signedInAs } from '../testing/signedInAs.ts'
import sharedPackage from '../../package.json' with { type: 'json' }
import type { AreaDescriptor, AreaModule } from './federation.ts'
import { isAreaDescriptor, isAreaModule, whyNot } from './guards.ts'
import { bestMatch } from './paths.ts'

/** Each area's own proof that the shell will take it: `conforms(descriptor, area)` in `src/remote.test.tsx`. */
export function conforms(descriptor: AreaDescriptor, module: AreaModule): void {
  const { name, paths, menu, tour } = descriptor

  describe(`the area ${name}`, () => {
    it('describes itself as the shell reads it', () => {
      expect(isAreaDescriptor(JSON.parse(JSON.stringify(descriptor)))).toBe(true)
    })

    it('runs on this platform', () => {
      expect(whyNot(descriptor, { shared: sharedPackage.version, react })).toBeUndefined()
    })

    it('exposes what the shell draws', () => {
      expect(isAreaModule(module)).toBe(true)
    })

    it('claims each path, menu entry and step of the tour once', () => {
      for (const claims of [paths.map(({ path }) => path), menu.map(({ id }) => id), tour.map(({ id }) => id)]) {
        expect(claims).toEqual([...new Set(claims)])
      }
    })

    it('leads from its menu to its own paths, under the same conditions', () => {
      for (const { path, plus, privilege, anyPrivilege } of menu) {
        const owned = bestMatch(paths, path)
        expect([path, owned?.privilege, owned?.anyPrivilege]).toEqual([path, privilege, anyPrivilege])
        if (plus) expect(bestMatch(paths, plus.path)?.path).toBeDefined()
      }
    })

    it('points its tour at its own menu entries, or at its own pages', () => {
      const entries = tour.map(({ anchor }) => anchor).filter((anchor) => anchor.startsWith('menu.'))
      for (const anchor of entries) expect(menu.map(({ id }) => `menu.${id}`)).toContain(anchor)
    })

    it.each(paths.map(({ path }) => path))('draws something at %s', async (path) => {
      noAnswer('GET /user/details')
      signedInAs({})
      const { Root } = module
      const { container } = openArea(() => <main><Root /></main>, exampleOf(path))
      await waitFor(() => expect(container.querySelector('main')?.innerHTML).not.toBe(''))
    })

    it('draws nothing where another area is at home', () => {
      const { Root } = module
      const { container } = openArea(() => <main><Root /></main>, '/nobody/is/at/home/here')
      expect(container.querySelector('main')?.innerHTML).toBe('')
    })
  })
}

/** `/therapists/:id` becomes `/therapists/00000000-0000-4000-8000-000000000000`. */
const exampleOf = (path: string): string => path.replaceAll(/:\w+\??/g, '00000000-0000-4000-8000-000000000000')
