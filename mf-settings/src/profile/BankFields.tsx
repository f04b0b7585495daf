import { formatIban, formatRib } from 'shared/domain/accounts/payment/bankDetails'
import { Box, Typography } from 'shared/ui'
import { CheckInput, FormSection, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'

interface BankFieldsProps {
  control: Control<Draft>
  /** Whether the form is of a therapist of a team, whose documents have their own bank details or the firm's. */
  isPersonal: boolean
}

const firmsSentence = 'Elles figurent sur les devis et factures du cabinet, et sont conservées chiffrées.'
const ownSentence = "Elles sont conservées chiffrées, et personne d'autre ne les voit ici."

export const BankFields = ({ control, isPersonal }: BankFieldsProps) => (
  <FormSection title="Coordonnées bancaires">
    <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {isPersonal ? ownSentence : firmsSentence}
    </Typography>
    {isPersonal && (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CheckInput
          control={control}
          name="personalBankSettings"
          label="Mettre mes coordonnées bancaires sur mes devis et factures, au lieu de celles du cabinet"
        />
      </Box>
    )}
    <TextInput control={control} name="bankName" label="Banque" />
    <TextInput control={control} name="bic" label="BIC" autoComplete="off" />
    <TextInput
      control={control}
      name="iban"
      label="IBAN"
      autoComplete="off"
      format={formatIban}
      sx={{ gridColumn: '1 / -1' }}
    />
    <TextInput
      control={control}
      name="rib"
      label="RIB"
      autoComplete="off"
      format={formatRib}
      helperText="23 caractères : banque, guichet, compte et clé"
      sx={{ gridColumn: '1 / -1' }}
    />
  </FormSection>
)
