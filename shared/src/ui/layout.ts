/** Heights of the header and of the bars, and widths of pages by their kind and of the side panel, in pixels. */
export const layout = {
  /** The header of members' pages. */
  headerHeightPx: { xs: 48, md: 56 },
  /** The header of visitors is taller, as in the server-rendered pages. */
  visitorHeaderHeightPx: 64,
  /** The bar at the bottom of a phone, without the safe area. Styles use the CSS variable `--bottom-bar-height`. */
  bottomBarHeightPx: 56,
  /** Lists, the agenda, the dashboard and files. */
  listWidthPx: 1440,
  /** Forms, and pages of text. */
  formWidthPx: 960,
  /** The links to the parts of a long page, which stay below the header (`PartLinks`). */
  partLinksHeightPx: 48,
  /** A panel over the right part of a page. */
  sidePanelWidthPx: 432,
} as const
