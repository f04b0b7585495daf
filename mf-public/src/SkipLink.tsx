import type { MouseEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { Box, visuallyHidden, Link } from 'shared/ui'

/** Link that skips `children`, content with many tab stops; visible while it has the focus. */
export function SkipLink({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const end = useRef<HTMLDivElement>(null)
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    end.current?.focus()
  }
  return (
    <Box sx={{ position: 'relative' }}>
      <Link
        href={`#${id}`}
        onClick={skip}
        sx={{
          '&:not(:focus)': visuallyHidden,
          '&:focus': {
            position: 'absolute',
            zIndex: 1100,
            top: 8,
            left: 56,
            px: 2,
            py: 1,
            borderRadius: 'var(--mui-radius-control)',
            bgcolor: 'background.paper',
            boxShadow: 6,
          },
        }}
      >
        {label}
      </Link>
      {children}
      <Box id={id} ref={end} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }} />
    </Box>
  )
}
