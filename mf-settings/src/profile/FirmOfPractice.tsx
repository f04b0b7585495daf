import type { Profile } from 'shared/contracts/accounts/user'
import { timeZoneLabel } from 'shared/domain/accounts/timeZones'
import { Box, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'

/** Firm details entered by the main therapist, for members who cannot edit them. */
export function FirmOfPractice({ profile }: { profile: Profile }) {
  const { firm, phoneNumber } = profile
  const { streetName, zipCode, city } = firm.address
  const lines = [
    ['Entreprise', firm.name],
    ['SIREN', firm.siren],
    ['Téléphone', phoneNumber],
    ['Adresse', [streetName, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ')],
    ['Fuseau horaire', timeZoneLabel(profile.timeZone)],
  ].filter(([, value]) => value)
  return (
    <FormSection title="Entreprise">
      <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        Seul le praticien principal peut modifier ces informations.
      </Typography>
      <Box
        component="dl"
        sx={{
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: 3,
          rowGap: 1,
          m: 0,
          '& dd': { m: 0 },
        }}
      >
        {lines.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd">{value}</Typography>
          </Box>
        ))}
      </Box>
    </FormSection>
  )
}
