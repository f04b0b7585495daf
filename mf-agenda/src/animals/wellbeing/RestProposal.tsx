import { useId, useState } from 'react'
import { longDay, plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Alert, AlertTitle, Box, Button, Link } from 'shared/ui'
import { useWellbeing } from './useWellbeing.ts'

/** Number of sessions listed until the user expands the list. */
const collapsedCount = 5

/** Proposes a rest for the animal, with links to the upcoming sessions it would affect. */
export function RestProposal({ animalId, name }: { animalId: string; name: string }) {
  const { data } = useWellbeing(animalId)
  const [isExpanded, setExpanded] = useState(false)
  const listId = useId()
  const canOpenSession = useRights().privileges.includes('AGENDA')
  if (!data?.restProposed) return null
  const { concerned: affectedSessions } = data
  const listedSessions = isExpanded ? affectedSessions : affectedSessions.slice(0, collapsedCount)
  const count = affectedSessions.length
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>Un repos est proposé pour {name}</AlertTitle>
      {count === 0
        ? 'Aucune séance à venir.'
        : `${count} ${plural(count, 'séance à venir est concernée', 'séances à venir sont concernées')}\u00a0:`}
      <Box component="ul" id={listId} sx={{ my: 0.5, pl: 2.5 }}>
        {listedSessions.map(({ id, date, startTime, title }) => {
          const label = `${longDay(date)} à ${startTime}, ${title}`
          return (
            <Box component="li" key={id} sx={{ py: 0.5 }}>
              {canOpenSession ? (
                <Link component={RouterLink} to={`/pros/session/${id}`} color="inherit">
                  {label}
                </Link>
              ) : (
                label
              )}
            </Box>
          )
        })}
      </Box>
      {count > collapsedCount && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Voir moins' : `Voir les ${count} séances`}
        </Button>
      )}
    </Alert>
  )
}
