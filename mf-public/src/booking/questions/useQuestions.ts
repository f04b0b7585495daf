import { useQuery } from 'shared/client'
import { questionsKey } from '../../keys.ts'
import { readQuestions } from '../api.ts'

/** Loads the questions of a session type. */
export const useQuestions = (therapistId: string, sessionTypeId: string | undefined) =>
  useQuery({
    queryKey: questionsKey(therapistId, sessionTypeId),
    queryFn: ({ signal }) => readQuestions(therapistId, sessionTypeId ?? '', signal),
    enabled: therapistId !== '' && sessionTypeId !== undefined,
  })
