import type { Club } from 'shared/contracts/agenda/club'
import type { Deletion } from 'shared/ui/data'
import { deleteClub } from '../api.ts'
import { removeCachedClub } from '../clubCache.ts'
import { deleteFailureMessages, texts } from '../messages.ts'

export const clubDeletion: Deletion<Club> = {
  question: 'Etes vous sûr de vouloir supprimer ce lieu ?',
  confirm: 'Supprimer le lieu',
  Details: ({ row: { name } }) => `${name}. Les séances qui s'y tiennent restent dans l'agenda.`,
  call: deleteClub,
  onDeleted: removeCachedClub,
  deletedToast: texts.clubDeleted,
  failureMessages: deleteFailureMessages,
}
