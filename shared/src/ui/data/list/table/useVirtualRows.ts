import { useLayoutEffect, useState } from 'react'
import type { FocusEvent } from 'react'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'

/** Up to this number every row is in the page, for the browser's search and for printing. */
const maxPlainRows = 200

const overscanRows = 12
/** Rows are added and removed in blocks of this size: each change lays out the whole table. */
const blockRows = 4

const extendToBlocks = (range: Range) => {
  const { startIndex, endIndex, count } = range
  return defaultRangeExtractor({
    ...range,
    startIndex: startIndex - (startIndex % blockRows),
    endIndex: Math.min(count, endIndex - (endIndex % blockRows) + blockRows) - 1,
  })
}

/** One row to render: at `index`, after a gap in place of the omitted rows above it. */
interface VirtualRow {
  index: number
  gapPx: number
}

export interface VirtualRows {
  /** Past `maxPlainRows`, only the rows near the viewport are rendered. */
  isVirtual: boolean
  rows: readonly VirtualRow[]
  /** The space below the last rendered row. */
  endGapPx: number
  /** For the container of the rows: the focused row stays in the page while scrolling. */
  containerProps: {
    ref: (container: HTMLElement | null) => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
  /** For each row, so that its real height is measured. */
  rowProps: (index: number) => { ref: (row: Element | null) => void; 'data-index': number }
  /** The `ref` of every row, a stable function. */
  measure: (row: Element | null) => void
}

/** The rows of a long list to render. `estimatedHeightPx` is a row's height before it is measured. */
export function useVirtualRows(
  count: number,
  { estimatedHeightPx, gapPx = 0 }: { estimatedHeightPx: number; gapPx?: number },
): VirtualRows {
  const isVirtual = count > maxPlainRows
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const [focusedIndex, setFocusedIndex] = useState<number>()
  const [topPx, setTopPx] = useState(0)

  useLayoutEffect(() => {
    if (isVirtual && container) setTopPx(container.getBoundingClientRect().top + window.scrollY)
  }, [isVirtual, container])

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this hook, and its functions change with each scroll
  const virtualizer = useWindowVirtualizer<Element>({
    count,
    enabled: isVirtual,
    estimateSize: () => estimatedHeightPx,
    gap: gapPx,
    overscan: overscanRows,
    // Scrolling does not wait for rows outside the viewport.
    useFlushSync: false,
    scrollMargin: topPx,
    rangeExtractor: (range) => {
      const indexes = extendToBlocks(range)
      if (focusedIndex === undefined || focusedIndex >= count || indexes.includes(focusedIndex)) return indexes
      return [...indexes, focusedIndex].toSorted((a, b) => a - b)
    },
  })

  const items = virtualizer.getVirtualItems()
  const rows = items.map(({ index, start }, position) => ({
    index,
    gapPx: start - (items[position - 1]?.end ?? topPx),
  }))
  return {
    isVirtual,
    rows: isVirtual ? rows : Array.from({ length: count }, (_, index) => ({ index, gapPx: 0 })),
    endGapPx: isVirtual ? topPx + virtualizer.getTotalSize() - (items.at(-1)?.end ?? topPx) : 0,
    containerProps: {
      ref: setContainer,
      onFocus: ({ target }) => {
        const index = target.closest('[data-index]')?.getAttribute('data-index')
        setFocusedIndex(index === null || index === undefined ? undefined : Number(index))
      },
      onBlur: () => setFocusedIndex(undefined),
    },
    measure: virtualizer.measureElement,
    rowProps: (index) => ({ ref: virtualizer.measureElement, 'data-index': index }),
  }
}
