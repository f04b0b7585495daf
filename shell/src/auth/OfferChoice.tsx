import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from 'shared/ui/form'
import { Box, Typography } from 'shared/ui'
import type { Offer } from 'shared/contracts/access'
import { signUpOffers } from 'shared/domain/accounts/offers'
import type { OfferCard } from 'shared/domain/accounts/offers'
import { money } from 'shared/domain/format'

const priceOf = ({ monthlyPrice }: OfferCard) =>
  monthlyPrice === null ? 'Nous contacter' : `${money(monthlyPrice)} HT / mois`

const OfferLabel = ({ card }: { card: OfferCard }) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
    <Typography component="span" sx={{ fontWeight: 600 }}>
      {card.title}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary">
      {priceOf(card)}
    </Typography>
  </Box>
)

export function OfferChoice({ value, onChange }: { value: Offer; onChange: (offer: Offer) => void }) {
  const choose = (offer: string) => {
    const card = signUpOffers.find((candidate) => candidate.offer === offer)
    if (card) onChange(card.offer)
  }
  return (
    <FormControl>
      <FormLabel id="inscription-offer" sx={{ mb: 1 }}>
        Offre
      </FormLabel>
      <RadioGroup
        aria-labelledby="inscription-offer"
        name="offer"
        value={value}
        onChange={(_, offer) => choose(offer)}
        sx={{ gap: 1 }}
      >
        {signUpOffers.map((card) => (
          <FormControlLabel
            key={card.offer}
            value={card.offer}
            control={<Radio size="small" />}
            label={<OfferLabel card={card} />}
            slotProps={{ typography: { sx: { flexGrow: 1 } } }}
            sx={{
              m: 0,
              pr: 2,
              border: 1,
              borderRadius: 1,
              borderColor: value === card.offer ? 'primary.main' : 'divider',
              bgcolor: value === card.offer ? 'primary.light' : 'transparent',
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
