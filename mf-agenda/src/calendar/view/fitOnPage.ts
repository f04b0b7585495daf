const minZoom = 0.2
const zoomStep = 0.05

/**
 * Shrinks a printed sheet until it fits into its parent, which has the size of one page, but not below `minZoom`. The
 * sheet widens as it shrinks, so that it still fills the page.
 */
export function fitOnPage(sheet: HTMLElement): void {
  const pageHeight = sheet.parentElement?.clientHeight ?? 0
  for (let zoom = 1; zoom >= minZoom; zoom -= zoomStep) {
    sheet.style.zoom = zoom.toFixed(2)
    if (sheet.getBoundingClientRect().height <= pageHeight) return
  }
}
