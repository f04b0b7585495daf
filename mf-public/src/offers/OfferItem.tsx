import type { OfferCard } from 'shared/domain/accounts/offers'
import { money } from 'shared/domain/format'
import { Link } from 'shared/router'
import { Box, Button, Card, CheckIcon, Chip, serif, Typography } from 'shared/ui'

const Price = ({ monthlyPrice }: OfferCard) =>
  monthlyPrice === null ? (
    <Typography sx={{ fontSize: 'var(--mui-text-page)', fontWeight: 700, lineHeight: 1.2 }}>Sur devis</Typography>
  ) : (
    <Typography>
      <Box component="span" sx={{ fontSize: 'var(--mui-text-page)', fontWeight: 700, lineHeight: 1.2 }}>
        {money(monthlyPrice)}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        HT / mois
      </Box>
    </Typography>
  )

const Feature = ({ children }: { children: string }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.5 }}>
    <CheckIcon fontSize="small" aria-hidden sx={{ mt: '1px', color: 'primary.main' }} />
    <span>{children}</span>
  </Box>
)

/** Card of an offer, with a button if `path` is set; the recommended offer has a label next to its title. */
export const OfferItem = ({ offer, path }: { offer: OfferCard; path: string | undefined }) => (
  <Card
    component="li"
    sx={{
      display: 'flex',
      flexDirection: 'column',
      p: 3,
      ...(offer.featured && {
        borderColor: 'primary.main',
        boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
      }),
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 32 }}>
      <Typography
        component="h3"
        sx={{ fontFamily: serif, fontSize: 'var(--mui-text-title)', fontWeight: 700, flexGrow: 1 }}
      >
        {offer.title}
      </Typography>
      {offer.featured && <Chip size="small" color="primary" label="Recommandée" />}
    </Box>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {offer.description}
    </Typography>
    <Price {...offer} />
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, mb: 3, p: 0, flexGrow: 1 }}>
      {offer.features.map((feature) => (
        <Feature key={feature}>{feature}</Feature>
      ))}
    </Box>
    {path !== undefined && (
      <Button
        component={Link}
        to={path}
        // A path with only a query opens a dialog over the page, which then must not scroll to its top.
        preventScrollReset={path.startsWith('?')}
        size="large"
        variant={offer.featured ? 'contained' : 'outlined'}
      >
        {offer.buttonText}
      </Button>
    )}
  </Card>
)
