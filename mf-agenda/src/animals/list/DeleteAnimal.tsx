import { useState } from 'react'
import { isCode, messageFor, useMutation } from 'shared/client'
import type { Animal } from 'shared/contracts/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import { shortDay } from 'shared/domain/format'
import { listKey, removed } from 'shared/lists'
import { useNavigate } from 'shared/router'
import { practiceToday } from 'shared/session'
import { ConfirmDialog, toast, Typography } from 'shared/ui'
import { deleteAnimal } from '../api.ts'
import { deleteFailed, said } from '../messages.ts'

/** Asks before an animal leaves the list. */
export function DeleteAnimal({ animal, onClose }: { animal: Animal | undefined; onClose: () => void }) {
  const navigate = useNavigate()
  // The name stays while the dialog closes.
  const [last, setLast] = useState(animal)
  if (animal && animal !== last) setLast(animal)

  const { mutate, isPending } = useMutation({
    mutationFn: deleteAnimal,
    onSuccess: (_answer, id) => {
      removed(listKey.animals, id)
      toast(said.removed)
    },
    onError: (error, id) => {
      toast(messageFor(error, deleteFailed), 'error')
      if (!isCode(error, errorCode.animalGone)) return
      removed(listKey.animals, id)
      void navigate('/pros/animals')
    },
    onSettled: onClose,
  })

  return (
    <ConfirmDialog
      open={animal !== undefined}
      title="Etes vous sûr de vouloir supprimer cet animal ?"
      confirm="Supprimer l'animal"
      danger
      busy={isPending}
      onConfirm={() => animal && mutate(animal.id)}
      onCancel={onClose}
    >
      {last && <Leaving animal={last} />}
    </ConfirmDialog>
  )
}

const Leaving = ({ animal: { name, lastSessionDay } }: { animal: Animal }) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
    {lastSessionDay !== null && lastSessionDay >= practiceToday() && (
      <Typography variant="body2">
        Des séances l'attendent jusqu'au {shortDay(lastSessionDay)} : elles le gardent, à vous d'y choisir un autre
        animal.
      </Typography>
    )}
  </>
)
