import type { BillSeries } from 'shared/contracts/finance/billSeries'
import { shortDay } from 'shared/domain/format'
import { Button, Card, List, ListItem, ListItemText, Typography } from 'shared/ui'
import { followingText } from './followingText.ts'
import { kindTexts, stateTexts } from './messages.ts'

interface SeriesCardProps {
  series: BillSeries
  /** Absent if the member may not begin a series. */
  onBegin?: (() => void) | undefined
}

/** Card with the last and the next numbers of invoices or credit notes, and their series with the reasons. */
export function SeriesCard({ series, onBegin }: SeriesCardProps) {
  const { kind, lastNumber, nextNumber, following, later, starts } = series
  return (
    <Card component="section" aria-label={kindTexts[kind]} sx={{ p: 2 }}>
      <Typography variant="h2">{kindTexts[kind]}</Typography>
      <Typography sx={{ mt: 1 }}>
        {lastNumber !== null && <span>Dernier numéro : {lastNumber}. </span>}
        <span>
          Prochain numéro : <strong>{nextNumber}</strong>.
        </span>{' '}
        {following.length > 0 && <span>{followingText({ next: following, later })}</span>}
      </Typography>
      {starts.length > 0 && (
        <List aria-label={`Séries : ${kindTexts[kind].toLowerCase()}`} dense disablePadding sx={{ mt: 1 }}>
          {starts.map(({ firstNumber, begunOn, reason, begunBy, state }, index) => (
            <ListItem key={starts.length - index} disableGutters>
              <ListItemText
                primary={[`Série ${firstNumber}, du ${shortDay(begunOn)}`, stateTexts[state]]
                  .filter(Boolean)
                  .join(', ')}
                secondary={reason !== null && `${reason} (${begunBy ?? ''})`}
              />
            </ListItem>
          ))}
        </List>
      )}
      {onBegin && (
        <Button variant="outlined" onClick={onBegin} sx={{ mt: 1 }}>
          Commencer une nouvelle série
        </Button>
      )}
    </Card>
  )
}
