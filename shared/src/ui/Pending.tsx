import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { visuallyHidden } from './visuallyHidden.ts'

/** The gap below each line, in CSS pixels. */
export const pendingGapPx = 8

const showDelayMs = 200

/** Grey placeholder lines for loading content, shown after 200 ms: a quick response shows none. */
export function Pending({
  rows = 4,
  height = 44,
  label = 'Chargement…',
}: {
  rows?: number
  height?: number
  label?: string
}) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), showDelayMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Box component="output" data-loading sx={{ display: 'block', minHeight: rows * (height + pendingGapPx) }}>
      {isLate && (
        <>
          <Box component="span" sx={visuallyHidden}>
            {label}
          </Box>
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={height} sx={{ mb: `${pendingGapPx}px` }} />
          ))}
        </>
      )}
    </Box>
  )
}
