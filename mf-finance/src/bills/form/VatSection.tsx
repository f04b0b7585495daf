import type { BillableSession } from 'shared/contracts/finance/billableSession'
import type { Profile } from 'shared/contracts/accounts/user'
import { mayDiscountGlobally } from 'shared/domain/money/totals'
import { pricedLine } from 'shared/domain/bills/lines/billLines'
import type { VatClient } from 'shared/domain/vat/clientVat'
import { reasonAgainstVat, vatNumberProblems } from 'shared/domain/vat/vatRights'
import { Alert, Box } from 'shared/ui'
import { CheckInput, FormSection, NumberInput, PickInput, useWatch, VatRateInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { discountTypes } from './discountTypes.ts'
import type { Draft } from './draft/draft.ts'
import { texts } from './messages.ts'
import { ProfileSentence } from '../../issuing/ProfileSentence.tsx'
import { VatSentence } from '../../issuing/VatSentence.tsx'
import { VatReasonFields } from '../../issuing/VatReasonFields.tsx'
import { documentVatOf } from './documentVatOf.ts'
import { useBillTotals } from './useBillTotals.ts'

const fullWidth = { gridColumn: '1 / -1' }

interface VatSectionProps {
  control: Control<Draft>
  rows: readonly BillableSession[]
  profile: Profile
  /** The client, if it is known. */
  client: VatClient | undefined
}

/** Fields for the VAT, for the reason of amounts without VAT, and for the global discount. */
export function VatSection({ control, rows, profile, client }: VatSectionProps) {
  const [withTaxes, isSimplified, lines] = useWatch({
    control,
    name: ['withTaxes', 'simplifiedMode', 'detailedBillingContent'],
  })
  const mayDiscount = isSimplified || mayDiscountGlobally(lines.map((line) => pricedLine(line, withTaxes)))
  const totals = useBillTotals(control, rows)
  const documentVat = documentVatOf({ vatReason: null, taxesComment: '' }, totals, client)
  const isVatForbidden = reasonAgainstVat(profile, client) !== null
  const [numberProblem] = vatNumberProblems('withTaxes', documentVat, profile)
  return (
    <FormSection title="TVA et remise">
      <Box sx={fullWidth}>
        <CheckInput
          control={control}
          name="withTaxes"
          label="TVA applicable"
          disabled={isVatForbidden}
          helperText={isVatForbidden ? <VatSentence profile={profile} client={client} /> : undefined}
        />
      </Box>
      {numberProblem && (
        <Alert severity="warning" sx={fullWidth}>
          <ProfileSentence sentence={numberProblem.message} />
        </Alert>
      )}
      {withTaxes && isSimplified && (
        <VatRateInput control={control} name="taxes" label="TVA" zipCode={profile.firm.address.zipCode} required />
      )}
      {(!withTaxes || documentVat.rates.includes(0)) && (
        <VatReasonFields
          control={control}
          profile={profile}
          client={client}
          reason="vatReason"
          comment="taxesComment"
          commentLabel="Mention complémentaire (TVA non applicable)"
        />
      )}
      <Box sx={{ ...fullWidth, display: 'grid', gridTemplateColumns: '1fr 96px', gap: 1, maxWidth: 420 }}>
        <NumberInput
          control={control}
          name="discount"
          label="Remise globale"
          disabled={!mayDiscount}
          helperText={mayDiscount ? undefined : texts.oneRate}
        />
        <PickInput control={control} name="discountType" label="En" disabled={!mayDiscount} options={discountTypes} />
      </Box>
    </FormSection>
  )
}
