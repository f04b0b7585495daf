import type { ShortSession } from 'shared/contracts/agenda/session'
import { longDay } from 'shared/domain/format'
import { Link } from 'shared/router'
import { Box, Button, Card, Divider, List, ListItem, Typography } from 'shared/ui'
import { sessionPath } from '../../agendaPath.ts'
import type { CalendarOrigin } from '../../agendaPath.ts'

interface RequestsPanelProps {
  id: string
  requests: readonly ShortSession[]
  routerState: CalendarOrigin
}

/** Requests to validate, each with a link to its form. */
export function RequestsPanel({ id, requests, routerState }: RequestsPanelProps) {
  return (
    <Card
      id={id}
      component="section"
      aria-labelledby={`${id}-title`}
      sx={{ mb: 3, px: { xs: 2, md: 3 }, py: 2, borderColor: 'error.main', borderStyle: 'dashed' }}
    >
      <Typography id={`${id}-title`} variant="h2" sx={{ mb: 1 }}>
        Demandes à valider
      </Typography>
      <List disablePadding>
        {requests.map((request, index) => (
          <Box component="li" key={request.id} sx={{ listStyle: 'none' }}>
            {index > 0 && <Divider />}
            <ListItem
              component="div"
              disableGutters
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
            >
              <Box sx={{ flex: '1 1 220px' }}>
                <Typography sx={{ fontWeight: 650 }}>{request.title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {longDay(request.date)}, {request.startTime} – {request.endTime}
                </Typography>
              </Box>
              <Button
                component={Link}
                to={sessionPath(request.id)}
                state={routerState}
                variant="outlined"
                size="small"
                aria-label={`Ouvrir la demande de ${request.title}`}
              >
                Ouvrir
              </Button>
            </ListItem>
          </Box>
        ))}
      </List>
    </Card>
  )
}
