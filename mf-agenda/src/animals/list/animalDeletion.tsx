import type { Animal } from 'shared/contracts/agenda/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import { shortDay } from 'shared/domain/format'
import { listKey, removed } from 'shared/lists'
import { practiceToday } from 'shared/session'
import { Typography } from 'shared/ui'
import type { Deletion } from 'shared/ui/data'
import { deleteAnimal } from '../api.ts'
import { deleteFailureMessages, texts } from '../messages.ts'

export const animalDeletion: Deletion<Animal> = {
  question: 'Etes vous sûr de vouloir supprimer cet animal ?',
  confirm: "Supprimer l'animal",
  Details: UpcomingSessionsWarning,
  call: deleteAnimal,
  onDeleted: (id) => removed(listKey.animals, id),
  deletedToast: texts.animalDeleted,
  failureMessages: deleteFailureMessages,
  alreadyDeleted: { errorCode: errorCode.animalGone, listPath: '/pros/animals' },
}

/** Warns about sessions in which the animal is planned. */
function UpcomingSessionsWarning({ row: { name, lastSessionDay } }: { row: Animal }) {
  return (
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
}
