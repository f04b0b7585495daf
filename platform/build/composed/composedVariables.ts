import {
  darkColours,
  elevations,
  fluidText,
  fonts,
  lightColours,
  radiiPx,
  textRem,
} from '../../../shared/src/design/tokens.ts'

type ValueByName = Record<string, string>

const coloursOf = ({
  background,
  text,
  primary,
  accent,
  control,
  divider,
  sand,
  error,
}: typeof lightColours): ValueByName => ({
  ground: background.default,
  paper: background.paper,
  sunk: background.sunk,
  text: text.primary,
  soft: text.secondary,
  primary: primary.main,
  'on-primary': primary.contrastText,
  'primary-light': primary.light,
  accent: accent.main,
  'on-accent': accent.contrastText,
  control,
  divider,
  sand,
  error: error.main,
  'error-light': error.light,
})

const appendUnit = (prefix: string, values: Record<string, number>, unit: string): ValueByName =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, `${value}${unit}`]))

const declarationsOf = (values: ValueByName): string =>
  Object.entries(values)
    .map(([name, value]) => `--composed-${name}: ${value};`)
    .join('\n')

/**
 * Returns the tokens as the CSS variables of the composed text, which is shown before the theme's variables exist:
 * `--composed-ground`, `--composed-radius-card`, `--composed-text-small`.
 */
export const composedVariables = (): string => `html {
${declarationsOf(coloursOf(lightColours))}
${declarationsOf(appendUnit('radius', radiiPx, 'px'))}
${declarationsOf(appendUnit('text', textRem, 'rem'))}
${declarationsOf({ 'text-section': fluidText.section, 'text-hero': fluidText.hero })}
${declarationsOf({ 'elevation-picture': elevations.picture, sans: fonts.sans, serif: fonts.serif })}
}
@media (prefers-color-scheme: dark) {
html:not([data-scheme='light']) {
${declarationsOf(coloursOf(darkColours))}
}
}
html[data-scheme='dark'] {
${declarationsOf(coloursOf(darkColours))}
}
`
