import { describe, expect, it } from '@jest/globals'
import { sourcesOf, thirdParties } from './buildId.ts'

const lock = {
  packages: {
    'mf-agenda': { version: '0.1.0' },
    'node_modules/mf-agenda': { link: true },
    'node_modules/react': { version: '19.3.1' },
  },
}

describe('what makes a build new', () => {
  it("is not another area's version", () => {
    const packages = { ...lock.packages, 'mf-agenda': { version: '0.2.0' }, 'mf-coaching': { version: '0.1.0' }, 'node_modules/mf-coaching': { link: true } }
    expect(thirdParties({ packages })).toBe(thirdParties(lock))
  })

  it('is a library of another version', () => {
    const packages = { ...lock.packages, 'node_modules/react': { version: '19.3.2' } }
    expect(thirdParties({ packages })).not.toBe(thirdParties(lock))
  })

  it("is not another area's sources, nor the shell's, nor the doors the shell gives", () => {
    const sources = sourcesOf('mf-agenda')
    expect(sources).toContain('mf-agenda/src')
    expect(sources.filter((source) => /^(shell|mf-(?!agenda)|shared\/src\/(ui|client|session|router|lists))/.test(source))).toEqual([])
  })
})
