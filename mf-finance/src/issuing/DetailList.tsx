import { useId } from 'react'
import type { ReactNode } from 'react'
import { Box, Typography } from 'shared/ui'

interface DetailRow {
  key: string
  text: string
  /** Texts of the second line, joined by « · »; null, false and empty texts are omitted. */
  detail: readonly (string | false | null)[]
  value: string
  action?: ReactNode
}

interface DetailListProps {
  title: string
  rows: readonly DetailRow[]
  /** Text displayed if there are no rows. */
  empty?: string
}

/** List with a title, for example the payments of an invoice. */
export function DetailList({ title, rows, empty }: DetailListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {rows.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      {rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.map(({ key, text, detail, value, action }) => (
            <Box
              key={key}
              component="li"
              sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {text}
                {detail.some(Boolean) && (
                  <Typography variant="body2" color="textSecondary">
                    {detail.filter(Boolean).join(' · ')}
                  </Typography>
                )}
              </Box>
              <Box sx={{ whiteSpace: 'nowrap' }}>{value}</Box>
              {action}
            </Box>
          ))}
        </Box>
      )}
    </section>
  )
}
