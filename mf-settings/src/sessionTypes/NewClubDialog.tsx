import { useEffect } from 'react'
import type { Club, ClubInput } from 'shared/contracts/agenda/club'
import { errorCode } from 'shared/contracts/errorCodes'
import { appended, listKey } from 'shared/lists'
import { DialogForm, FormDialog, NumberInput, TextInput, useForm, useSave } from 'shared/ui/form'
import { addClub } from './api.ts'
import { addClubFailureMessages, texts } from './messages.ts'

interface NewClubDialogProps {
  /** The name that the user has typed in the field of places. */
  name: string
  onAdded: (club: Club) => void
  onClose: () => void
}

interface ClubDraft {
  name: string
  amountPerSession: number | null
}

const inputOf = ({ name, amountPerSession }: ClubDraft): ClubInput => ({
  name,
  email: '',
  phoneNumber: '',
  amountPerSession: amountPerSession ?? 0,
  address: { streetName: '', zipCode: '', city: '' },
})

/** Adds a place with its name and rent; its page has the other fields. */
export default function NewClubDialog(props: NewClubDialogProps) {
  return (
    <FormDialog title="Nouveau lieu" onClose={props.onClose}>
      <NewClubForm {...props} />
    </FormDialog>
  )
}

function NewClubForm({ name, onAdded, onClose }: NewClubDialogProps) {
  const form = useForm<ClubDraft>({ defaultValues: { name, amountPerSession: null } })
  const saving = useSave<ClubDraft, Club>(form, {
    save: (draft, key) => addClub(inputOf(draft), key),
    request: { name: 'club.short', contentsOf: inputOf },
    messages: { saved: texts.clubAddedToast, failed: addClubFailureMessages },
    fields: { [errorCode.clubNameTaken]: 'name' },
    hasErrorSummary: false,
    onSaved: (club) => {
      appended(listKey.clubs, club)
      onAdded(club)
      onClose()
    },
  })
  // Focuses the amount, because the name is already filled in.
  useEffect(() => document.getElementById('amountPerSession')?.focus(), [])
  return (
    <DialogForm saving={saving} submit="Ajouter" onClose={onClose}>
      <TextInput control={form.control} name="name" label="Nom" autoComplete="off" />
      <NumberInput
        control={form.control}
        name="amountPerSession"
        label="Montant par séance"
        unit="€"
        helperText="Le loyer proposé pour une séance dans ce lieu."
      />
    </DialogForm>
  )
}
