/** A length in rem. Excludes names with the same ending: `--gap-2rem`. */
const remLength = /(?<![\w.]|[\w-]-)(\d*\.?\d+)rem\b/g
/** A media query with width conditions only. */
const widthQuery = /@media\s*(?=(?:\((?:min|max)-width:[^()]+\)(?:\s*and\s*)?)+\s*\{)/g
/** The default font size of browsers, to which `rem` is converted. */
const remPx = 16
const viewportHeight = /100d?vh\b/g

/**
 * Adapts a page's CSS to an element on a partner's page: `rem` would be relative to that page's root, a media query to
 * its window. Viewport heights are at most 800 px, so that a frame that grows with its content stops growing.
 */
export const adaptCssToElement = (css: string): string =>
  css
    .replace(remLength, (_, size: string) => `${Number((Number(size) * remPx).toFixed(3))}px`)
    .replace(widthQuery, '@container ')
    .replace(viewportHeight, 'min($&, 800px)')
