import { useLayoutEffect, useState } from 'react'
import type { FocusEvent } from 'react'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'

/** The maximum number of rows that are all rendered, so that the browser can search and print the whole list. */
const maxUnvirtualizedRows = 200

const overscanRows = 12
/** Rows are added and removed in blocks of this size, because the browser lays out the whole table at each change. */
const blockRows = 4

const extendToBlocks = (range: Range) => {
  const { startIndex, endIndex, count } = range
  return defaultRangeExtractor({
    ...range,
    startIndex: startIndex - (startIndex % blockRows),
    endIndex: Math.min(count, endIndex - (endIndex % blockRows) + blockRows) - 1,
  })
}

/** One row to render, at `index`. The gap above it includes the space of the omitted rows. */
interface VirtualRow {
  index: number
  gapPx: number
}

export interface VirtualRows {
  /** Whether only the rows near the viewport are rendered, because there are more than `maxUnvirtualizedRows`. */
  isVirtual: boolean
  rows: readonly VirtualRow[]
  /** The space below the last rendered row. */
  endGapPx: number
  /** Props of the element that contains the rows. They keep the focused row rendered while scrolling. */
  containerProps: {
    ref: (container: HTMLElement | null) => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
  /** Props of a row's element, by which its real height is measured. */
  rowProps: (index: number) => { ref: (row: Element | null) => void; 'data-index': number }
  /** The `ref` of `rowProps`. It never changes, so that a memoized row can take it as a prop. */
  measure: (row: Element | null) => void
}

/**
 * Returns the rows of a long list to render. `estimatedHeightPx` is a row's height before it is measured, and
 * `gapBetweenPx` the space between two rows.
 */
export function useVirtualRows(
  count: number,
  { estimatedHeightPx, gapBetweenPx = 0 }: { estimatedHeightPx: number; gapBetweenPx?: number },
): VirtualRows {
  const isVirtual = count > maxUnvirtualizedRows
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const [focusedIndex, setFocusedIndex] = useState<number>()
  const [topPx, setTopPx] = useState(0)

  useLayoutEffect(() => {
    if (isVirtual && container) setTopPx(container.getBoundingClientRect().top + window.scrollY)
  }, [isVirtual, container])

  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which could memoize outdated rows, is not used
  const virtualizer = useWindowVirtualizer<Element>({
    count,
    enabled: isVirtual,
    estimateSize: () => estimatedHeightPx,
    gap: gapBetweenPx,
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
