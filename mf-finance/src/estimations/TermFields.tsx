import type { Profile } from 'shared/contracts/accounts/user'
import { money } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import type { VatClient } from 'shared/domain/vat/clientVat'
import { reasonAgainstVat, vatNumberProblems } from 'shared/domain/vat/vatRights'
import { Alert, Box, Fact } from 'shared/ui'
import { FormSection, NumberInput, TextInput, useWatch, VatRateInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { ProfileSentence } from '../issuing/ProfileSentence.tsx'
import { VatSentence } from '../issuing/VatSentence.tsx'
import { VatReasonFields } from '../issuing/VatReasonFields.tsx'
import type { Draft } from './draft.ts'

const fullWidth = { gridColumn: '1 / -1' }

interface TermFieldsProps {
  control: Control<Draft>
  profile: Profile
  /** The client, if it is known. */
  client: VatClient | undefined
}

/** Fields for hours, price, VAT, validity and texts of a quote, with its totals. */
export function TermFields({ control, profile, client }: TermFieldsProps) {
  const [nbHoursToDo, unitaryPrice, taxes] = useWatch({ control, name: ['nbHoursToDo', 'unitaryPrice', 'taxes'] })
  const totals = estimationTotals({ nbHoursToDo: nbHoursToDo ?? 0, unitaryPrice: unitaryPrice ?? 0, taxes: taxes ?? 0 })
  const isTaxed = (taxes ?? 0) > 0
  const isVatForbidden = reasonAgainstVat(profile, client) !== null
  const documentVat = { rates: [taxes ?? 0], net: totals.net, comment: '', client }
  const [numberProblem] = vatNumberProblems('taxes', documentVat, profile)
  return (
    <>
      <FormSection title="Prestation">
        <NumberInput control={control} name="nbHoursToDo" label="Nombre d'heures" unit="h" required />
        <NumberInput control={control} name="unitaryPrice" label="Prix unitaire" unit="€" required />
        <VatRateInput
          control={control}
          name="taxes"
          label="TVA"
          zipCode={profile.firm.address.zipCode}
          disabled={isVatForbidden}
          helperText={isVatForbidden ? <VatSentence profile={profile} client={client} /> : undefined}
        />
        <NumberInput control={control} name="periodOfValidity" label="Durée de validité" unit="mois" decimals={0} />
        {!isTaxed && (
          <VatReasonFields
            control={control}
            profile={profile}
            client={client}
            reason="vatReason"
            comment="comments"
            commentLabel="Mention (TVA non applicable)"
          />
        )}
        {numberProblem && (
          <Alert severity="warning" sx={fullWidth}>
            <ProfileSentence sentence={numberProblem.message} />
          </Alert>
        )}
        <Box
          component="dl"
          aria-label="Montants"
          sx={{ ...fullWidth, display: 'flex', flexWrap: 'wrap', gap: 4, m: 0 }}
        >
          <Fact name="Total H.T">{money(eurosOf(totals.net))}</Fact>
          {isTaxed && <Fact name="TVA">{money(eurosOf(totals.tax))}</Fact>}
          {isTaxed && <Fact name="Total T.T.C">{money(eurosOf(totals.total))}</Fact>}
        </Box>
      </FormSection>
      <FormSection title="Texte sur le devis" layout="stack">
        <TextInput
          control={control}
          name="therapistComments"
          label="Texte"
          multiline
          minRows={3}
          helperText="Imprimé tel quel : n'y mettez rien de médical."
          slotProps={{ htmlInput: { maxLength: 5000 } }}
        />
      </FormSection>
    </>
  )
}
