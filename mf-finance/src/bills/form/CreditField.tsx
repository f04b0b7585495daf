import { money } from 'shared/domain/format'
import { CheckInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft/draft.ts'

interface CreditFieldProps {
  control: Control<Draft>
  /** The client's credit, in euros. */
  credit: number
}

/** Checkbox that deducts the client's credit from the invoice. Renders nothing without a credit. */
export const CreditField = ({ control, credit }: CreditFieldProps) =>
  credit > 0 && (
    <CheckInput control={control} name="spendsCredit" label={`Déduire le crédit du client (${money(credit)})`} />
  )
