import { useState } from 'react'
import { Box, CheckIcon, Chip } from 'shared/ui'
import { TimelineEvents } from './TimelineEvents.tsx'
import { isKind, useTimelineParam } from './timelineParam.ts'
import { kindLabels } from './timelineTexts.ts'

const allKinds = Object.keys(kindLabels).filter(isKind)

/** Events of a patient, filtered by kind, page by page. */
export function Timeline({ patientId }: { patientId: string }) {
  const { kinds, setKinds } = useTimelineParam()
  const selectedKinds = kinds.join(',')
  return (
    <>
      <Box
        component="fieldset"
        aria-label="Filtrer la chronologie"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: 0, my: 1.5, p: 0, border: 0, minWidth: 0 }}
      >
        {allKinds.map((kind) => {
          const isSelected = kinds.includes(kind)
          return (
            <Chip
              key={kind}
              component="button"
              type="button"
              clickable
              aria-pressed={isSelected}
              label={kindLabels[kind]}
              variant={isSelected ? 'filled' : 'outlined'}
              color={isSelected ? 'primary' : 'default'}
              icon={isSelected ? <CheckIcon /> : undefined}
              sx={{ '@media (pointer: coarse)': { height: 44, borderRadius: 'var(--mui-radius-touchPill)' } }}
              // Toggles the kind, and keeps the order of the filters in the URL.
              onClick={() =>
                setKinds(allKinds.filter((filterKind) => (filterKind === kind) !== kinds.includes(filterKind)))
              }
            />
          )
        })}
      </Box>
      <TimelinePages key={selectedKinds} patientId={patientId} kinds={selectedKinds} />
    </>
  )
}

function TimelinePages({ patientId, kinds }: { patientId: string; kinds: string }) {
  const [pageCount, setPageCount] = useState(1)
  return (
    <TimelineEvents
      patientId={patientId}
      kinds={kinds}
      page={1}
      pageCount={pageCount}
      onMore={() => setPageCount(pageCount + 1)}
    />
  )
}
