import type { SessionTypeQuestion } from 'shared/contracts/directory/sessionType'
import type { Question } from 'shared/contracts/directory/therapist'
import { questionProblems } from 'shared/domain/sessions/sessionType'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../refusal.ts'
import { insertQuestion, lockQuestion, findQuestions, deleteQuestionRow, updateQuestion } from './questions.sql.ts'
import { findSessionTypeRow } from './sessionTypes.sql.ts'

const withVersion = ({ id, text }: Question): SessionTypeQuestion => ({ id, text, version: contentVersion({ text }) })

export async function listQuestions({ tx }: MemberContext, typeId: string): Promise<SessionTypeQuestion[]> {
  requireFound(await findSessionTypeRow(tx, typeId))
  return (await findQuestions(tx, typeId)).map(withVersion)
}

export async function createQuestion(
  context: MemberContext,
  typeId: string,
  text: string,
): Promise<SessionTypeQuestion> {
  const { tx, member } = context
  await refuseUnknownIds(tx, 'session_type', [typeId])
  refuseProblems(questionProblems({ text }))
  const question = await insertQuestion(tx, member.tenantId, typeId, text.trim())
  await auditMember(context, { act: 'create', entity: 'question', entityId: question.id })
  return withVersion(question)
}

export async function changeQuestion(
  context: MemberContext,
  { id: typeId, questionId: id }: { id: string; questionId: string },
  text: string,
  ifMatch?: string,
): Promise<SessionTypeQuestion> {
  requireFound(await findSessionTypeRow(context.tx, typeId))
  refuseOutdatedVersion(ifMatch, withVersion(requireFound(await lockQuestion(context.tx, typeId, id))))
  refuseProblems(questionProblems({ text }))
  const question = requireFound(await updateQuestion(context.tx, typeId, id, text.trim()))
  await auditMember(context, { act: 'update', entity: 'question', entityId: id })
  return withVersion(question)
}

export async function deleteQuestion(context: MemberContext, typeId: string, id: string): Promise<void> {
  requireFound((await deleteQuestionRow(context.tx, typeId, id)) ? id : null)
  await auditMember(context, { act: 'delete', entity: 'question', entityId: id })
}
