import type { Question } from 'shared/contracts/therapist'
import { questionProblems } from 'shared/domain/sessions/sessionType'
import { auditMember } from '../../audit.ts'
import type { MemberContext } from '../../memberContext.ts'
import { found, refuseProblems } from '../../refusal.ts'
import { insertQuestion, questionsOf, removeQuestion, updateQuestion } from './questions.sql.ts'
import { findSessionTypeRow } from './sessionTypes.sql.ts'

export async function listQuestions({ tx }: MemberContext, typeId: string): Promise<Question[]> {
  found(await findSessionTypeRow(tx, typeId))
  return questionsOf(tx, typeId)
}

export async function createQuestion(context: MemberContext, typeId: string, text: string): Promise<Question> {
  const { tx, member } = context
  found(await findSessionTypeRow(tx, typeId))
  refuseProblems(questionProblems({ text }))
  const question = await insertQuestion(tx, member.tenantId, typeId, text.trim())
  await auditMember(context, { act: 'create', entity: 'question', entityId: question.id })
  return question
}

export async function changeQuestion(
  context: MemberContext,
  typeId: string,
  id: string,
  text: string,
): Promise<Question> {
  found(await findSessionTypeRow(context.tx, typeId))
  refuseProblems(questionProblems({ text }))
  const question = found(await updateQuestion(context.tx, typeId, id, text.trim()))
  await auditMember(context, { act: 'update', entity: 'question', entityId: id })
  return question
}

export async function deleteQuestion(context: MemberContext, typeId: string, id: string): Promise<void> {
  found((await removeQuestion(context.tx, typeId, id)) ? id : null)
  await auditMember(context, { act: 'delete', entity: 'question', entityId: id })
}
