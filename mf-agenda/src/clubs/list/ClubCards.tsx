import type { Club } from 'shared/contracts/club'
import { money } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, CardContent, Link, Stack, Typography } from 'shared/ui'
import { ClubActions } from './ClubActions.tsx'
import type { ClubActs } from './ClubActions.tsx'

/** The place at the end keeps the last card clear of the button that adds one. */
export function ClubCards({ clubs, ...acts }: ClubActs & { clubs: readonly Club[] }) {
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, pb: 10 }}>
      {clubs.map((club) => (
        <Card key={club.id} component="li">
          <CardContent sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, '&:last-child': { pb: 1 } }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={`/pros/clubs/${club.id}`}
                underline="hover"
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {club.name}
              </Link>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[club.address.city, club.phoneNumber].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2">{money(club.amountPerSession)} par séance</Typography>
            </Box>
            <Box sx={{ flexShrink: 0 }}>
              <ClubActions club={club} {...acts} />
            </Box>
          </CardContent>
        </Card>
      ))}
    </Stack>
  )
}
