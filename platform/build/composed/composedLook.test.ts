import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { darkColours, fonts, lightColours } from 'shared/design/tokens'
import { themeOptions } from '../../../shared/src/ui/theme/theme.ts'
import { root } from '../packages.ts'
import { composedVariables } from './composedVariables.ts'

const variables = composedVariables()
const readProjectFile = (file: string) => readFileSync(join(root, file), 'utf8')

const fontFamiliesOf = (stack: string) => stack.split(',').map((family) => family.trim().replaceAll("'", ''))
const valuesOf = (name: string) =>
  [...variables.matchAll(new RegExp(`--composed-${name}: ([^;]+);`, 'g'))].map(([, value]) => value)

describe('the fonts of the composed text', () => {
  it.each([
    ['sans', themeOptions.typography.fontFamily],
    ['serif', fonts.serif],
  ])("equal the theme's %s fonts, and each embedded font has a @font-face", (name, stack) => {
    expect(valuesOf(name)).toEqual([stack])
    const fontFaces = readProjectFile('shared/src/ui/theme/fonts.css').matchAll(/font-family: '([^']+)'/g)
    const embeddedFamilies = fontFamiliesOf(stack).filter((family) => /Variable|Fallback/.test(family))
    expect(embeddedFamilies.length).toBeGreaterThan(1)
    expect([...fontFaces].map(([, family]) => family)).toEqual(expect.arrayContaining(embeddedFamilies))
  })
})

describe('the variables of the composed text', () => {
  it.each([
    ['ground', (colours: typeof lightColours) => colours.background.default],
    ['soft', (colours: typeof lightColours) => colours.text.secondary],
    ['primary', (colours: typeof lightColours) => colours.primary.main],
    ['error-light', (colours: typeof lightColours) => colours.error.light],
  ])('have %s in light, dark by the system’s preference and dark by the visitor’s choice', (name, colourOf) => {
    expect(valuesOf(name)).toEqual([colourOf(lightColours), colourOf(darkColours), colourOf(darkColours)])
  })

  it.each(globSync('shell/src/composed/*.css', { cwd: root }))('include every variable that %s uses', (file) => {
    const css = readProjectFile(file)
    const usedNames = new Set([...css.matchAll(/var\((--composed-[\w-]+)/g)].map(([, name]) => name))
    const definedNames = [
      ...`${variables}${readProjectFile('shell/src/composed/composed.css')}`.matchAll(/(--composed-[\w-]+): /g),
    ]
    expect(usedNames.size).toBeGreaterThan(10)
    expect([...usedNames].filter((name) => !definedNames.some(([, defined]) => defined === name))).toEqual([])
  })
})
