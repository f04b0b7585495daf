import type { Club } from 'shared/contracts/agenda/club'
import { errorCode } from 'shared/contracts/errorCodes'
import { DialogForm, FormDialog, useForm, useSave } from 'shared/ui/form'
import { addClub, changeClub, readClub } from '../api.ts'
import { cacheClub } from '../clubCache.ts'
import { saveFailureMessages, texts } from '../messages.ts'
import { clubLabels } from './clubLabels.ts'
import { ClubFields } from './ClubFields.tsx'
import { draftOf, inputOf, newDraft } from './draft.ts'
import type { ClubDraft } from './draft.ts'

interface ClubDialogProps {
  open: boolean
  /** Undefined for a new place. */
  club?: Club
  onClose: () => void
}

/** Adds or changes a place. */
export const ClubDialog = ({ open, club, onClose }: ClubDialogProps) => (
  <FormDialog open={open} title={club ? 'Modifier le lieu' : 'Ajouter un lieu'} onClose={onClose}>
    <ClubForm club={club} onClose={onClose} />
  </FormDialog>
)

function ClubForm({ club, onClose }: Omit<ClubDialogProps, 'open'>) {
  const form = useForm<ClubDraft>({ defaultValues: club ? draftOf(club) : newDraft })
  const saving = useSave(form, {
    save: (draft, key, previousClub) =>
      previousClub ? changeClub(previousClub, inputOf(draft)) : addClub(inputOf(draft), key),
    request: { name: 'club.new', contentsOf: inputOf },
    revision: club && { original: club, read: () => readClub(club.id), draftOf, labels: clubLabels },
    messages: { saved: club ? texts.clubChanged : texts.clubAdded, failed: saveFailureMessages },
    fields: { [errorCode.clubNameTaken]: 'name', [errorCode.clubEmailTaken]: 'email' },
    hasErrorSummary: false,
    onSaved: (savedClub) => {
      cacheClub(savedClub, club === undefined)
      onClose()
    },
  })

  return (
    <DialogForm
      saving={saving}
      submit={club ? 'Enregistrer' : 'Ajouter'}
      staleTitle="Ce lieu a été modifié entre-temps"
      onClose={onClose}
    >
      <ClubFields control={form.control} />
    </DialogForm>
  )
}
