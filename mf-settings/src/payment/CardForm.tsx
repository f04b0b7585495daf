import { errorCode } from 'shared/contracts/errorCodes'
import type { MaskedCard } from 'shared/contracts/accounts/payment'
import type { CardDraft } from 'shared/domain/accounts/payment/paymentCard'
import { normalizeCardNumber, cardProblems } from 'shared/domain/accounts/payment/paymentCard'
import { practiceToday } from 'shared/session'
import { Stack } from 'shared/ui'
import { Form, FormActions, FormSection, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { saveCard } from './api.ts'
import { cardMessages } from './messages.ts'

const emptyDraft: CardDraft = { cardNumber: '', expirationDate: '', cvc: '' }

/** Inserts a space after every four digits: « 4242 4242 4242 4242 ». */
const groupDigits = (text: string): string => normalizeCardNumber(text).replaceAll(/(\d{4})(?=\d)/g, '$1 ')

interface CardFormProps {
  title: string
  onSaved: (card: MaskedCard) => unknown
}

/** Form for a new card. The card's data is removed from the page once it is saved. */
export function CardForm({ title, onSaved }: CardFormProps) {
  const form = useForm<CardDraft>({
    defaultValues: emptyDraft,
    resolver: problemsResolver<CardDraft>((draft) => cardProblems(draft, practiceToday())),
  })
  const saving = useSave(form, {
    save: (draft) => saveCard(draft),
    messages: cardMessages,
    fields: { [errorCode.cardDeclined]: 'cardNumber' },
    draftOf: () => emptyDraft,
    onSaved,
  })
  const { control } = form
  return (
    <Form saving={saving}>
      <Stack spacing={2}>
        <FormSection title={title}>
          <TextInput
            control={control}
            name="cardNumber"
            label="Numéro de carte"
            required
            autoComplete="cc-number"
            format={groupDigits}
            sx={{ gridColumn: '1 / -1' }}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 23 } }}
          />
          <TextInput
            control={control}
            name="expirationDate"
            label="Date d'expiration (MM/AA)"
            required
            autoComplete="cc-exp"
            slotProps={{ htmlInput: { maxLength: 7 } }}
          />
          <TextInput
            control={control}
            name="cvc"
            label="Cryptogramme"
            required
            autoComplete="cc-csc"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          />
        </FormSection>
        <FormActions submit="Enregistrer" isBusy={saving.isBusy} />
      </Stack>
    </Form>
  )
}
