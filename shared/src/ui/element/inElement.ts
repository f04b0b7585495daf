/** A name may end like it: `--gap-2rem`. */
const rem = /(?<![\w.]|[\w-]-)(\d*\.?\d+)rem\b/g
/** One that asks for nothing but a width. */
const widthQuery = /@media\s*(?=(?:\((?:min|max)-width:[^()]+\)(?:\s*and\s*)?)+\s*\{)/g
const wholeScreen = /100d?vh\b/g

/**
 * CSS of a page made into CSS of an element on somebody else's: `rem` would follow that page's root, a media query its
 * window. A screen is at most 800 px high, so that a frame which grows with its content ends growing.
 */
export const inElement = (css: string): string =>
  css
    .replace(rem, (_, size: string) => `${Number((Number(size) * 16).toFixed(3))}px`)
    .replace(widthQuery, '@container ')
    .replace(wholeScreen, 'min($&, 800px)')
