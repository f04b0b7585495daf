import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { dark, light } from '../../../shared/src/ui/theme/palette.ts'
import { serif, themeOptions } from '../../../shared/src/ui/theme/theme.ts'
import { root } from '../packages.ts'

const css = readFileSync(join(root, 'shell/src/composed/composed.css'), 'utf8')

const colourTokensOf = ({ background, text, primary, accent, control, divider, sand, error }: typeof light) => ({
  ground: background.default,
  paper: background.paper,
  sunk: background.sunk,
  text: text.primary,
  soft: text.secondary,
  primary: primary.main,
  'on-primary': primary.contrastText,
  accent: accent.main,
  'on-accent': accent.contrastText,
  control,
  divider,
  'primary-light': primary.light,
  sand,
  error: error.main,
  'error-light': error.light,
})

const colourBlocks = [...css.matchAll(/\{((?:\s*--composed-[\w-]+: #[0-9a-f]{6};)+)\s*\}/g)].map(([, block = '']) =>
  Object.fromEntries(
    [...block.matchAll(/--composed-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [
      name,
      value.toUpperCase(),
    ]),
  ),
)

const fontFamiliesOf = (stack: string) => stack.split(',').map((family) => family.trim().replaceAll("'", ''))
const composedFamilies = (name: string) =>
  fontFamiliesOf(new RegExp(`--composed-${name}:([^;]+);`).exec(css)?.[1] ?? '')

describe('the fonts of the composed text', () => {
  it.each([
    ['sans', themeOptions.typography.fontFamily],
    ['serif', serif],
  ])("equal the theme's %s fonts, and each embedded font has a @font-face", (name, stack) => {
    expect(composedFamilies(name)).toEqual(fontFamiliesOf(stack))
    const faces = readFileSync(join(root, 'shared/src/ui/theme/fonts.css'), 'utf8').matchAll(/font-family: '([^']+)'/g)
    const embeddedFamilies = fontFamiliesOf(stack).filter((family) => /Variable|Fallback/.test(family))
    expect(embeddedFamilies.length).toBeGreaterThan(1)
    expect([...faces].map(([, family]) => family)).toEqual(expect.arrayContaining(embeddedFamilies))
  })
})

describe('the colours of the composed text', () => {
  it("equal the theme's colours: light, dark by the system's preference, and dark by the visitor's choice", () => {
    expect(colourBlocks).toEqual([colourTokensOf(light), colourTokensOf(dark), colourTokensOf(dark)])
  })
})
