const spaceBeforeSign = / (?=[:;?!»%€](?:[\s.,)…]|$))/g
const spaceAfterOpeningQuote = /« /g
const noBreakSpace = '\u00A0'

/**
 * Replaces the spaces that French requires next to « : ; ? ! » % € by no-break spaces, so that no line begins with a
 * sign.
 */
export const noBreakSpaces = (text: string): string =>
  text.replace(spaceBeforeSign, noBreakSpace).replace(spaceAfterOpeningQuote, `«${noBreakSpace}`)
