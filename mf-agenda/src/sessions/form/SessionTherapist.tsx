import type { Member } from 'shared/contracts/accounts/user'
import { Typography } from 'shared/ui'
import { PickInput, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

const nameOf = ({ firstname, lastname }: Member) => `${firstname} ${lastname}`

/** Therapist of the session: a field if the user can choose, otherwise text. */
export function SessionTherapist({
  form,
  therapists,
  canChoose,
}: {
  form: SessionFormApi
  therapists: readonly Member[]
  canChoose: boolean
}) {
  const therapistId = useWatch({ control: form.control, name: 'therapistId' })
  if (canChoose) {
    return (
      <PickInput
        control={form.control}
        name="therapistId"
        label="Praticien"
        options={therapists.map((member) => ({ value: member.id, label: nameOf(member) }))}
      />
    )
  }
  const therapist = therapists.find(({ id }) => id === therapistId)
  if (!therapist) return null
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      Séance créée pour <strong>{nameOf(therapist)}</strong>
    </Typography>
  )
}
