import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { dark, light } from '../../shared/src/ui/theme/palette.ts'
import { root } from './packages.ts'

const css = readFileSync(join(root, 'shell/src/composed/composed.css'), 'utf8')

const tokensOf = ({ background, text, primary, accent, control, divider }: typeof light) => ({
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
})

const blocks = [...css.matchAll(/\{((?:\s*--composed-[\w-]+: #[0-9a-f]{6};)+)\s*\}/g)].map(([, block = '']) =>
  Object.fromEntries(
    [...block.matchAll(/--composed-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [
      name,
      value.toUpperCase(),
    ]),
  ),
)

describe('the colours of the composed text', () => {
  it("are the theme's: by day, at night by the system, and at night by choice", () => {
    expect(blocks).toEqual([tokensOf(light), tokensOf(dark), tokensOf(dark)])
  })
})
