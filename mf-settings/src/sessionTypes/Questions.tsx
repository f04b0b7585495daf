import { useState } from 'react'
import type { SessionTypeQuestion } from 'shared/contracts/directory/sessionType'
import { Box, LoadFailed, Pending, Stack, Typography } from 'shared/ui'
import { useFreshQuery } from 'shared/ui/form'
import { questionsKey } from '../keys.ts'
import { readQuestions } from './api.ts'
import { QuestionField } from './QuestionField.tsx'

/** Questions that the form of the first booking of a type contains. */
export function Questions({ typeId }: { typeId: string }) {
  const { data, isFailed, isPending, retry } = useFreshQuery({
    queryKey: questionsKey(typeId),
    queryFn: ({ signal }) => readQuestions(typeId, signal),
  })
  return (
    <Box>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Questions du premier rendez-vous
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Posées à la première demande. Les réponses déjà données gardent la question telle qu'elle a été posée.
      </Typography>
      {isFailed && <LoadFailed onRetry={retry} />}
      {isPending && <Pending rows={2} />}
      {data && <QuestionFields typeId={typeId} questions={data} />}
    </Box>
  )
}

/** Line of the list; `question` is undefined in the line that adds one. */
interface QuestionLine {
  key: string
  question: SessionTypeQuestion | undefined
}

const createLine = (): QuestionLine => ({ key: crypto.randomUUID(), question: undefined })

function QuestionFields({ typeId, questions }: { typeId: string; questions: readonly SessionTypeQuestion[] }) {
  const [lines, setLines] = useState<readonly QuestionLine[]>(() => [
    ...questions.map((question) => ({ key: question.id, question })),
    createLine(),
  ])
  return (
    <Stack spacing={1.5}>
      {lines.map(({ key, question }, index) => (
        <QuestionField
          key={key}
          typeId={typeId}
          question={question}
          position={index + 1}
          isNew={index === lines.length - 1}
          onCreated={() => setLines((previousLines) => [...previousLines, createLine()])}
          onRemoved={() => setLines((previousLines) => previousLines.filter((line) => line.key !== key))}
          onRestored={(restoredQuestion) =>
            setLines((previousLines) =>
              previousLines.toSpliced(Math.min(index, previousLines.length - 1), 0, {
                key,
                question: restoredQuestion,
              }),
            )
          }
        />
      ))}
    </Stack>
  )
}
