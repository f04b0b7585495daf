import type { BillBatchInput } from 'shared/contracts/finance/billMonth'
import type { VatReason } from 'shared/contracts/vatReason'
import type { Profile } from 'shared/contracts/accounts/user'
import type { Cents } from 'shared/domain/money/cents'
import { sentenceAgainstVat, vatNumberProblems } from 'shared/domain/vat/vatRights'
import { Alert, Box } from 'shared/ui'
import { CheckInput, FoldedSection, PickInput, useFormState, useWatch, VatRateInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { ProfileSentence } from '../../issuing/ProfileSentence.tsx'
import { VatReasonFields } from '../../issuing/VatReasonFields.tsx'
import { choiceOptions, interestOptions, termOptions } from '../termOptions.ts'

/** Values of the form; the month and the therapist are selected above it. */
export type MonthDraft = Omit<BillBatchInput, 'month' | 'therapistId' | 'vatReason'> & { vatReason: VatReason | null }

const fullWidth = { gridColumn: '1 / -1' }

interface MonthTermsProps {
  control: Control<MonthDraft>
  profile: Profile
  /** The highest net amount of the invoices, which decides whether a VAT number is needed. */
  maxNet: Cents
}

/** Fields for the VAT and the payment of all invoices of the month. */
export function MonthTerms({ control, profile, maxNet }: MonthTermsProps) {
  const [withTaxes, taxes] = useWatch({ control, name: ['withTaxes', 'taxes'] })
  const isTaxed = withTaxes && taxes !== 0
  const sentence = sentenceAgainstVat(profile)
  const documentVat = { rates: [isTaxed ? (taxes ?? 0) : 0], net: maxNet, comment: '' }
  const [numberProblem] = vatNumberProblems('withTaxes', documentVat, profile)
  const { errors } = useFormState({ control })
  const { patientIds: _patientIds, ...termErrors } = errors
  return (
    <FoldedSection title="TVA et paiement" isLazy isRefused={Object.keys(termErrors).length > 0}>
      <Box sx={fullWidth}>
        <CheckInput
          control={control}
          name="withTaxes"
          label="TVA applicable"
          disabled={sentence !== ''}
          helperText={
            sentence ? (
              <ProfileSentence sentence={sentence} />
            ) : (
              "Une entreprise établie à l'étranger est facturée selon son pays, sans TVA française."
            )
          }
        />
      </Box>
      {numberProblem && (
        <Alert severity="warning" sx={fullWidth}>
          <ProfileSentence sentence={numberProblem.message} />
        </Alert>
      )}
      {withTaxes && (
        <VatRateInput control={control} name="taxes" label="TVA" zipCode={profile.firm.address.zipCode} required />
      )}
      {!isTaxed && (
        <VatReasonFields
          control={control}
          profile={profile}
          reason="vatReason"
          comment="taxesComment"
          commentLabel="Mention complémentaire (TVA non applicable)"
        />
      )}
      <PickInput control={control} name="selectedTermOfPayment" label="Délai de paiement" options={termOptions} />
      <PickInput control={control} name="selectedPaymentChoice" label="Moyen de paiement" options={choiceOptions} />
      <PickInput control={control} name="selectedLateInterest" label="Pénalités de retard" options={interestOptions} />
    </FoldedSection>
  )
}
