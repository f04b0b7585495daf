import type { Club } from 'shared/contracts/agenda/club'
import { phoneUrl } from 'shared/domain/contact/phoneUrl'
import { money } from 'shared/domain/format'
import { Card, CardContent, EmailLink, Fact, Link, touchTarget } from 'shared/ui'

export function ClubContact({ club: { email, phoneNumber, address, amountPerSession } }: { club: Club }) {
  const town = [address.zipCode, address.city].filter(Boolean).join(' ')
  const postalAddress = [address.streetName, town].filter(Boolean).join(', ')
  return (
    <Card>
      <CardContent
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, auto)' },
          gap: 2,
          m: 0,
          '&:last-child': { pb: 2 },
        }}
      >
        <Fact name="E-mail">{email === '' ? '—' : <EmailLink email={email} />}</Fact>
        <Fact name="Téléphone">
          {phoneNumber === '' ? (
            '—'
          ) : (
            <Link href={phoneUrl(phoneNumber)} sx={touchTarget}>
              {phoneNumber}
            </Link>
          )}
        </Fact>
        <Fact name="Adresse">{postalAddress === '' ? '—' : postalAddress}</Fact>
        <Fact name="Montant par séance">{money(amountPerSession)}</Fact>
      </CardContent>
    </Card>
  )
}
