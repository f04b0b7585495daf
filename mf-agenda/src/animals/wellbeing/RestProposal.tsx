import { useId, useState } from 'react'
import { longDay, plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Alert, AlertTitle, Box, Button, Link } from 'shared/ui'
import { useWellbeing } from './useWellbeing.ts'

/** Only the first sessions are listed: those to act on now. */
const fewest = 5

/** Proposes a rest, which the practitioner decides: links to the sessions it would affect. */
export function RestProposal({ animalId, name }: { animalId: string; name: string }) {
  const { data } = useWellbeing(animalId)
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  const mayOpen = useRights().privileges.includes('AGENDA')
  if (!data?.restProposed) return null
  const { concerned } = data
  const shown = isWhole ? concerned : concerned.slice(0, fewest)
  const count = concerned.length
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>Un repos est proposé pour {name}</AlertTitle>
      {count === 0
        ? 'Aucune séance à venir.'
        : `${count} ${plural(count, 'séance à venir est concernée', 'séances à venir sont concernées')}\u00a0:`}
      <Box component="ul" id={listId} sx={{ my: 0.5, pl: 2.5 }}>
        {shown.map(({ id, date, startTime, title }) => {
          const label = `${longDay(date)} à ${startTime}, ${title}`
          return (
            <Box component="li" key={id} sx={{ py: 0.5 }}>
              {mayOpen ? (
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
      {count > fewest && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Voir moins' : `Voir les ${count} séances`}
        </Button>
      )}
    </Alert>
  )
}
