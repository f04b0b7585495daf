import type { Profile } from 'shared/contracts/accounts/user'
import type { VatClient } from 'shared/domain/vat/clientVat'
import { isVatMention, vatMention, vatReasonLabel } from 'shared/domain/vat/vatReasons'
import { allowedVatReasons, defaultVatReason } from 'shared/domain/vat/vatRights'
import { practiceToday } from 'shared/session'
import { PickInput, TextInput, useController } from 'shared/ui/form'
import type { Control, FieldPath, FieldValues } from 'shared/ui/form'

interface VatReasonFieldsProps<Draft extends FieldValues> {
  control: Control<Draft>
  profile: Profile
  /** The client, if it is known. */
  client?: VatClient | undefined
  /** Path of the reason in the draft. */
  reason: FieldPath<Draft>
  /** Path of the additional mention in the draft. */
  comment: FieldPath<Draft>
  commentLabel: string
}

const fullWidth = { gridColumn: '1 / -1' }

/** Fields for the reason of amounts without VAT, and for the text that is printed after its legal mention. */
export function VatReasonFields<Draft extends FieldValues>(props: VatReasonFieldsProps<Draft>) {
  const { control, profile, client, reason, comment, commentLabel } = props
  const reasons = allowedVatReasons(profile, client)
  const { field: commentField } = useController({ control, name: comment })
  const commentText = String(commentField.value)

  /** Replaces the proposed mention by the mention of the selected reason, but never a typed text. */
  function proposeMention(selectedReason: string | null) {
    const today = practiceToday()
    const isProposed = commentText.trim() === '' || isVatMention(commentText)
    const newReason = reasons.find((reasonValue) => reasonValue === selectedReason)
    if (isProposed) commentField.onChange(newReason ? vatMention(newReason, today) : '')
  }

  return (
    <>
      {(reasons.length > 1 || defaultVatReason(profile, client) === null) && (
        <PickInput
          control={control}
          name={reason}
          label="Motif de l'absence de TVA"
          none="Choisissez un motif"
          options={reasons.map((value) => ({ value, label: vatReasonLabel(value) }))}
          onPick={proposeMention}
        />
      )}
      <TextInput
        control={control}
        name={comment}
        label={commentLabel}
        helperText="La mention légale est imprimée en tête, puis ce texte."
        sx={fullWidth}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </>
  )
}
